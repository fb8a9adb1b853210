// Forbidden Island in a few words: its cards, its lesson, its authors.
import type { Card } from '@tidetable/manifest/card';

export const card: Card = {
  name: 'Forbidden Island',
  about:
    'Together against the sea: four treasures, one helicopter, and an island that sinks under your feet.',
  seats: '2–4 together',
};

export const lesson =
  'Ten minutes. Walking, keeping dry, finding four treasures, and leaving before it is too late.';

export const credit = 'Forbidden Island: designed by Matt Leacock, published by Gamewright.';
