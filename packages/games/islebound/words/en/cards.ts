// The editions in a few words: cards, lessons, authors.
import type { Card } from '@tidetable/manifest/card';

const seats = '2–4 captains';

export const retail: Card = {
  name: 'Islebound',
  about:
    'Sail, trade, talk or fight your way from town to town, and build the greatest city of the archipelago.',
  seats,
  rules: 'The rules as printed, with their variants. Many numbers are ours: see below.',
};

export const deepFog: Card = {
  name: 'Islebound: Deep Fog',
  about: 'The sea comes out of the fog one board at a time, and something in it wakes.',
  seats,
  rules: 'A scenario: one sea board at a time, and a monster.',
};

export const prototype: Card = {
  name: 'Islebound (prototype)',
  about: 'Islebound as it was first drafted: older rules, and no variants.',
  seats,
  rules: 'An older draft of the rules, different in places.',
};

export const lesson = 'The first turns: sailing, towns, crew, and what a city is good for.';

export const credit = 'Islebound: designed by Ryan Laukat, published by Red Raven Games.';
