// Island Town Actions, pp. 15–18.
import { chapter, type Rules } from '@tidetable/engine';

export const towns: readonly Rules[] = [
  chapter(15, 'Island Town Actions', {
    'IB-TOWN-BOR':
      'Borsham sells pirates for 1 wood and sea serpents for 1 wood and 1 coin, of each at most as many as there are crew on deck; nobody is exhausted.',
    'IB-TOWN-CRI':
      'Crimsika, a port: rest, then pay any number of books for an influence cube each.',
    'IB-TOWN-FAR':
      'Farwold: choose a reputation card, which the visitor and then all players score; after that gain 1 wood or 2 fish.',
  }),
  chapter(16, 'Island Town Actions', {
    'IB-TOWN-FEL':
      "Fel's Garden: rest, then place a cube if wanted. Advanced: no rest, but each time 1 wood and an exhausted administrator make 1 renown and a cube.",
    'IB-TOWN-GRE': 'Grenille: gain 2 wood, and 1 more for each crew member on deck who works.',
    'IB-TOWN-KRA': 'Krazk, a port: rest, then gain 1 wood or 1 fish.',
    'IB-TOWN-MAR': 'Marhaven, a port: rest, then gain a pirate.',
    'IB-TOWN-MOR':
      'Morlim: hire if wanted, then gain 1 renown. Advanced: hire if wanted, then gain 1 wood for each who works on deck, the newcomer included.',
  }),
  chapter(17, 'Island Town Actions', {
    'IB-TOWN-RAT':
      'Ratnest: gain 2 pirates, then 1 wood for each crew member on deck who works. Advanced: gain 2 pirates, then rest if wanted.',
    'IB-TOWN-ROC':
      'Rockslide: gain a book and 1 renown. Advanced: pay 2 coins for a book and 2 renown, at most once for each crew member on deck.',
    'IB-TOWN-STR':
      'Stratic: build one building for its fish and wood, under the same book rule as buying.',
  }),
  chapter(18, 'Island Town Actions', {
    'IB-TOWN-SUN':
      "Sun's Rest: sea serpents for 2 fish, at most one for each crew member on deck. Advanced: as often as wanted, 2 fish and anyone exhausted for a serpent and 1 renown.",
    'IB-TOWN-GRO':
      'The Grotto: gain 4 fish, and 1 for each crew member on deck who works. Advanced: 3 fish, 1 renown, and the same for workers.',
    'IB-TOWN-THU': 'Thundrake, a port: rest, then pay any number of books for 2 renown each.',
    'IB-TOWN-UND':
      'Undervall: rest, then hire if wanted for 1 coin on top of the usual price. Advanced: no rest, but 1 renown, then hire if wanted.',
    'IB-TOWN-ZIL':
      'Zilliam: pay 1 fish or 1 wood and exhaust any one crew member to gain a book, as often as wanted.',
  }),
];
