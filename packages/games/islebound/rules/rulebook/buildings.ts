// Buildings: buying and building, pp. 13 and 17, and their abilities, p. 21 or ours.
import { chapter, type Rules } from '@tidetable/engine';

const gaining: readonly Rules[] = [
  chapter(13, 'Buy a Building', {
    'IB-BLD-1':
      'A building is bought with coins, paid to the supply, from any region and as often in a turn as wanted.',
    'IB-BLD-3':
      'From the left, the first three buildings of the row ask for 3, 2 and 1 books, to buy or to build; books are shown and not paid.',
    'IB-BLD-4':
      'When a building is taken, the cards to its left slide right and one from the deck fills the gap.',
    'IB-BLD-5':
      'The ability of a building holds from the moment it is gained to the end of the game.',
    'IB-BLD-6':
      'At the end a building is worth its price in coins, whether it was bought or built.',
  }),
  chapter(17, 'Stratic', {
    'IB-BLD-2':
      "Building happens only through Stratic's sign, one card a visit, for its fish and wood and no coins.",
  }),
  chapter(21, 'Note on Towns and Capital Cities', {
    'IB-BLD-7':
      'The capital city is the buildings a player owns; the home port is a place on the map and no part of it.',
  }),
  chapter(21, 'When to Gain Renown on the Renown Track', {
    'IB-BLD-8':
      'Renown gained in play moves the marker; renown promised for the game end is added only in the final count.',
  }),
];

const named: readonly Rules[] = [
  chapter(21, 'Building Clarifications', {
    'IB-CLAR-2':
      'Bridge: every building that its owner builds, but does not buy, brings 1 renown and 1 fish.',
    'IB-CLAR-3':
      'Butcher: where a town pays for each crew member on deck who works, its owner counts those below deck too.',
    'IB-CLAR-5': 'Fishing Guild: a visit to a town with a bed brings its owner 1 fish.',
    'IB-CLAR-6': 'Gambling Hall: a visit to a town with a bed brings its owner 1 coin.',
    'IB-CLAR-7':
      'House of Commons: its owner may pass over the left-most empty slot, once for each event or visit and not for each cube.',
    'IB-CLAR-8': 'Jeweller: every hunt for treasure brings its owner one coin more.',
    'IB-CLAR-9':
      'Library: every book that its owner gains brings 1 renown, also when several come together.',
    'IB-CLAR-12':
      'Mausoleum: its owner gains 3 renown whenever another player takes a town or port from them, by either way.',
    'IB-CLAR-13':
      'Mercenary Guild: every building that its owner buys, but does not build, brings a pirate at once.',
    'IB-CLAR-15':
      'Monster Trainers: its owner gains a sea serpent by visiting a port under their own control, and only there.',
    'IB-CLAR-17':
      'Palace: at the end its owner gains 1 renown for each wood and 1 for every two fish left over.',
    'IB-CLAR-18':
      'Sailors Guild: at the end its owner gains 1 for each two-skill crew member they own; of what, see IB-AMB-27.',
    'IB-CLAR-19':
      'School of War: every book that its owner gains brings a pirate, also when several come together.',
    'IB-CLAR-22':
      'Underriver Gate, retail: the only way to Ichor, who comes with the building, is lost by attacking and returns with the next sea serpent gained.',
  }),
];

const completed: readonly Rules[] = [
  chapter(null, 'Buildings known by name, their effects ours', {
    'IB-CLAR-1':
      'Academy of Builders: every other building that its owner gains, bought or built, brings a book. That gaining means both is printed, the book is ours.',
    'IB-CLAR-4':
      'Combat Arena: its owner gains 2 renown for each town, or port, taken by attack. That ports count is printed, the rest is ours.',
    'IB-CLAR-10':
      'Mansion: its owner gains 2 renown for each town won by diplomacy. That it is about allying is printed, the renown is ours.',
    'IB-CLAR-11':
      'Market: its owner gains 2 fish and 1 wood for each town won by diplomacy. That it is about allying is printed, the goods are ours.',
    'IB-CLAR-14':
      'Miracle Hut: at a rest, one injured crew member of its owner comes straight on deck. That it turns face up is printed, when and how many is ours.',
    'IB-CLAR-16':
      'Museum: at the end its owner gains 1 renown for each town they own, ports included. That ports count is printed, the renown is ours.',
    'IB-CLAR-20':
      'Sword Academy: its owner rolls one die more when attacking a town or port. That ports count is printed, the die is ours.',
    'IB-CLAR-21':
      'Trade Office: an opponent who visits a town or port of its owner brings the owner 1 coin from the supply. That ports count is printed, the coin is ours.',
  }),
];

const ofOurOwn: readonly Rules[] = [
  chapter(null, 'Buildings of our own', {
    'IB-BLD-SHIPYARD':
      "Shipyard: its owner's speed starts from 3 instead of 2, and is still 4 at most.",
    'IB-BLD-LIGHTHOUSE':
      'Lighthouse: its owner may stop among other ships without exhausting anyone.',
    'IB-BLD-EMBASSY': 'Embassy: its owner has 1 influence more whenever using diplomacy.',
    'IB-BLD-SAWMILL': 'Sawmill: when a town action gives its owner wood, it gives 1 wood more.',
    'IB-BLD-SMOKEHOUSE':
      'Smokehouse: when a town action gives its owner fish, it gives 1 fish more.',
    'IB-BLD-WAREHOUSE': "Warehouse: its owner's hold takes 14 fish and wood together.",
    'IB-BLD-TAVERN':
      'Tavern: its owner hires from any place in the row without paying its price; a surcharge of the town is still due.',
    'IB-BLD-OBSERVATORY':
      'Observatory: at the building row its owner counts as having one book more; in a game without a row, gaining it draws a building card.',
    'IB-BLD-WATCHTOWER': 'Watchtower: taking a town from its owner needs 3 more instead of 2.',
    'IB-BLD-HERALDS-TOWER': "Herald's Tower: every event that its owner completes brings 1 renown.",
    'IB-BLD-TREASURY': 'Treasury: at the end its owner gains 1 renown for every 4 coins.',
    'IB-BLD-TOWN-HALL':
      'Town Hall: at the end its owner gains 1 renown for each building they own, this one included.',
    'IB-BLD-CARPENTERS-HALL':
      "Carpenters' Hall: whatever its owner builds costs 1 wood less, where it costs wood at all.",
    'IB-BLD-GATE':
      'Underriver Gate, prototype: without an Ichor, it brings 2 sea serpents when it is gained.',
  }),
];

export const buildings: readonly Rules[] = [...gaining, ...named, ...completed, ...ofOurOwn];
