// Rulings on buildings, renown, events and the end of the game. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsCity: readonly Rules[] = [
  chapter(null, 'Rulings: buildings', {
    'IB-AMB-27': 'Sailors Guild gives renown at the end, not influence as its note has it.',
    'IB-AMB-28': 'Butcher leaves out injured crew, whose skills are hidden.',
    'IB-AMB-29':
      'Fishing Guild and Gambling Hall need a visit to a town with a bed; Miracle Hut helps at any rest.',
    'IB-AMB-30':
      'Passing over a slot with House of Commons is optional, and cubes that then find no slot are lost.',
    'IB-AMB-31':
      'With the deck empty the building row shrinks from the left, and its books stay with the places counted from the right.',
    'IB-AMB-31a':
      'Between two purchases the row is refilled and books are counted again; the building that triggers the end does not end the turn.',
    'IB-AMB-76':
      'After a cost, abilities follow in the order of the building list, each to its end; the hold is checked at every gain, tokens at every 7.',
    'IB-AMB-77':
      'An event or a visit is one placement for House of Commons, and so is a token reward, unless the table says otherwise; the slot passed over stays so throughout.',
    'IB-AMB-78':
      'At a rest Miracle Hut brings up one crew member injured before it, whom its owner chooses, or nobody; the other injured turn face up and stay below.',
    'IB-AMB-82':
      'Sawmill and Smokehouse add 1 once a visit, if the sign itself gave such goods, even when those were declined or found no room.',
    'IB-AMB-94':
      'A building does not answer to its own gaining, unless the table says so; Ichor and what comes when a building is gained are no such answers.',
  }),
  chapter(null, 'Rulings: crew, cargo and Ichor', {
    'IB-AMB-32':
      'With the stack empty the crew row shrinks from the left, and the right-most place stays free of charge.',
    'IB-AMB-40':
      'If cargo overflows, its owner drops fish or wood at once, old or new, as they choose.',
    'IB-AMB-41':
      'Ichor attacks like a sea serpent but is never paid, traded or counted as one; any sea serpent gained brings Ichor back, a traded one as the table reads it.',
    'IB-AMB-79':
      'Crew owned are counted wherever they are, injured or not; a cost of two crew takes two different tokens.',
    'IB-AMB-80':
      'A count by twos, threes or fours is rounded down; Palace counts fish and wood apart, the reputation card of the hold together.',
  }),
  chapter(null, 'Rulings: events and reputation', {
    'IB-AMB-33': 'Two events in one town can both be completed there.',
    'IB-AMB-34':
      'When a single event is left it stays until completed; then the discards are shuffled into two piles.',
    'IB-AMB-35': 'When a single reputation card is left, it is the only choice.',
    'IB-AMB-95':
      'Where building cards stand for books, the Brag of Scholars gives 1 renown for each card in hand instead of 2 for each book, and 7 at most.',
  }),
  chapter(null, 'Rulings: renown and the end', {
    'IB-AMB-36':
      'In retail the ending by the last renown token is in force, unless the table has put it aside.',
    'IB-AMB-37':
      "Renown or tokens that come out of a token's reward are settled at once, the player in turn first.",
    'IB-AMB-38': 'A marker that reaches exactly 7 is back at 0.',
    'IB-AMB-39': 'Players still level in fish and wood share the victory.',
    'IB-AMB-75':
      "When others have something to choose, play waits for them, the player in turn first and then clockwise; a token's reward may be refused, renown may not.",
    'IB-AMB-81':
      'The first trigger, whoever meets it, fixes the final round; in the turn of the last seat, the final round follows directly.',
  }),
];
