// What the buildings do.
// Provenance: marked card by card in buildings.ts; the two small tables at the end DESIGNED.
import type { Building } from './buildings.ts';

export const ABILITIES: Readonly<Record<Building, string>> = {
  'academy-of-builders': 'Whenever you gain another building, bought or built, gain 1 book.',
  bridge: 'Whenever you build a building, gain 1 renown and 1 fish.',
  butcher: 'Towns that reward workers on deck also count your workers below deck.',
  'combat-arena': 'Whenever you take a town or port by attack, gain 2 renown.',
  'fishing-guild': 'Whenever you rest at a town, gain 1 fish.',
  'gambling-hall': 'Whenever you rest at a town, gain 1 coin.',
  'house-of-commons':
    'Once per placement of influence cubes, you may skip the left-most empty slot.',
  jeweller: 'Whenever you hunt for treasure, gain 1 coin more.',
  library: 'Gain 1 renown for each book you gain.',
  mansion: 'Whenever you take a town by diplomacy, gain 2 renown.',
  market: 'Whenever you take a town by diplomacy, gain 2 fish and 1 wood.',
  mausoleum: 'Whenever another player takes a town or port from you, gain 3 renown.',
  'mercenary-guild': 'Whenever you buy a building, gain 1 pirate.',
  'miracle-hut': 'Whenever you rest, one injured crew member goes straight on deck.',
  'monster-trainers': 'Whenever you visit a port you control, gain 1 sea serpent.',
  museum: 'Game end: 1 renown for each town or port you own.',
  palace: 'Game end: 1 renown for each wood and 1 for every two fish.',
  'sailors-guild': 'Game end: 1 renown for each crew member of yours with two skills.',
  'school-of-war': 'Gain 1 pirate for each book you gain.',
  'sword-academy': 'Whenever you attack a town or port, roll 1 die more.',
  'trade-office': 'Whenever an opponent visits a town or port of yours, gain 1 coin.',
  'underriver-gate':
    'Gain Ichor now and whenever you gain a sea serpent; it is lost when it attacks.',
  shipyard: 'Your base speed is 3; the most is still 4.',
  lighthouse: 'Ending your move in an occupied region costs you no crew.',
  embassy: 'Whenever you use diplomacy, you have 1 influence more.',
  sawmill: 'Whenever a town action gives you wood, gain 1 wood more.',
  smokehouse: 'Whenever a town action gives you fish, gain 1 fish more.',
  warehouse: 'Your ship holds 14 cargo.',
  tavern: 'You pay no row price to hire; surcharges remain.',
  observatory: 'At the book gates you count as having 1 book more.',
  watchtower: 'Taking a town or port from you needs 3 more instead of 2 more.',
  'heralds-tower': 'Whenever you complete an event, gain 1 renown.',
  treasury: 'Game end: 1 renown for every 4 coins.',
  'town-hall': 'Game end: 1 renown for each building you own, this one included.',
  'carpenters-hall': 'Whenever you build a building, pay 1 wood less.',
};

/** In the prototype, which has no Ichor. */
export const PROTOTYPE_ABILITIES: Readonly<Partial<Record<Building, string>>> = {
  'underriver-gate': 'When you gain this, gain 2 sea serpents.',
};

/** In Architect and Deep Fog, where buildings come from the hand and have no gates. */
export const HAND_ABILITIES: Readonly<Partial<Record<Building, string>>> = {
  observatory: 'When you gain this, draw 1 building card.',
};
