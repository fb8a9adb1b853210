// Rulings on the variants and the prototype. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsEditions: readonly Rules[] = [
  chapter(null, 'Rulings: variants', {
    'IB-AMB-42':
      'The player in turn trades with one other, outside actions and after moving, unless the table allows it before. A traded serpent wakes Ichor; a traded book, only by choice of the table.',
    'IB-AMB-43':
      'Close Quarters asks where the move ends, for one crew member in all, unless the table asks for two or for passing too; ports never count, and Lighthouse makes it free.',
    'IB-AMB-44':
      'A raid exhausts nobody and rolls at most ten dice a side, and its winner may take less than is due.',
    'IB-AMB-45':
      'In Architect, hands are hidden and without limit, discards refill an empty deck, and a card drawn as a book counts as one. Six Buildings is ruled out.',
    'IB-AMB-46': 'The coin of Six Buildings comes after the card is paid for.',
    'IB-AMB-83':
      'A trade must leave both able to keep all they get, by dropping old cargo if need be. A refused offer cannot be repeated that turn, nor hand cards traded.',
    'IB-AMB-84':
      'A raid leaves out serpents, Ichor, wood, Sword Academy and injuries, and no visit follows. It can be tried without dice, and a target who wins takes the coins.',
    'IB-AMB-85':
      'When no building card is left to draw, a book gives nothing and cannot be paid for. Cards paid as books lie open, and draft picks are secret and simultaneous.',
    'IB-AMB-86':
      'Retail may combine Advanced, Trading, Raid, Close Quarters with two players, and one of Six Buildings and Architect.',
  }),
  chapter(null, 'Rulings: prototype', {
    'IB-AMB-60':
      'Prototype: attackers are kept after a success, unless the table has chosen to discard them.',
    'IB-AMB-61': 'Where the prototype is silent and retail is not, retail holds.',
    'IB-AMB-93':
      'The prototype has no variants, no advanced sides and no Deep Fog; of its reputation cards only the one for towns loses its limit, unless the table drops all.',
  }),
];
