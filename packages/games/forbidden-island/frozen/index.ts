// The rules of earlier versions. Written by npm run rules:freeze.
import type { Earlier } from '@tidetable/manifest/frozen';

export const earlier: Earlier = {
  1: () => import('./1.js'),
};
