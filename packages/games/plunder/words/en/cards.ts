// Plunder in a few words: card, lesson, authors.
import type { Card } from '@tidetable/manifest/card';

export const card: Card = {
  name: 'Plunder',
  about: 'A pirate’s life: ships, islands, buried treasure, and a bargain for every threat.',
  seats: '2–6 captains',
};

export const lesson = 'The first turns: islands, sails, dice, and when to bargain.';

export const credit = 'Plunder: A Pirate’s Life: published by Lost Boy Entertainment.';
