// Every browser that runs the app reads woff2: the older format is left out.
import type { Plugin } from 'vite';

export function woff2Only(): Plugin {
  return {
    name: 'tidetable-woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource\/.*\.css$/.test(id)) return null;
      return code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, '');
    },
  };
}
