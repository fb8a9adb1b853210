// The addresses of the app.

export const ROUTES = [
  '/',
  '/local/:part',
  '/table/:part',
  '/learn/:part',
  '/learn',
  '/new',
  '/lobby',
  '/invite',
  '/invite/:part',
  '/profile/:part',
  '/me',
  '/daily',
  '/ladder/:part',
  '/replay',
  '/rules',
  '/rules/:part',
  '/credits',
] as const;
export type Route = (typeof ROUTES)[number];
