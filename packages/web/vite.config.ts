// How the web app is built: pages, icons, and nothing from another host.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [icons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { index: page('index.html'), verify: page('verify.html') } },
  },
});
