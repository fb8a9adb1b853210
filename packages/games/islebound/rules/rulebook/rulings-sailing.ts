// Rulings on turns, moving, visiting and owning towns. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsSailing: readonly Rules[] = [
  chapter(null, 'Rulings: turns and moving', {
    'IB-AMB-1': 'The action is optional; a hunt for treasure is always possible.',
    'IB-AMB-2': 'Free actions have to wait until the ship has moved.',
    'IB-AMB-3':
      'A free action comes before or after the action, never inside it, not even between a conquest and its visit.',
    'IB-AMB-4':
      'Retail: the region where the turn began is closed for this move, to pass through as well as to stop in.',
    'IB-AMB-5':
      'The speed limit of 4 binds crew and Shipyard but not fish, which may be spent at any step of the move.',
    'IB-AMB-6':
      'Stopping among other ships is paid for after moving, so someone who helped to sail may be the one to be exhausted.',
    'IB-AMB-7':
      'A ship that can stop nowhere stays and its turn goes on; on this map that takes Close Quarters, with passing counted too.',
    'IB-AMB-8': 'Regions that touch only at a point are not adjacent.',
    'IB-AMB-64':
      "The treasure map starts empty and renown at 0. Orders of decks and piles, hands, and the prototype's crew stack are hidden; all else is open.",
    'IB-AMB-65':
      'A move may cross a region twice. Retail: not its start; prototype: even that, or stop there. Lighthouse and Shipyard help from the next move on.',
  }),
  chapter(null, 'Rulings: visits', {
    'IB-AMB-9': 'Whoever cannot pay the whole entry cost cannot visit.',
    'IB-AMB-11':
      'The entry cost is paid before crew on deck are counted, so those exhausted by it no longer count.',
    'IB-AMB-14':
      "On Undervall's advanced side hiring costs the price of the row and, unless the table says so, no extra coin.",
    'IB-AMB-15':
      "On Morlim's advanced side a newcomer costs the price of the row, as on the basic one, unless the table makes it free.",
    'IB-AMB-16': 'A rest may be declined, but only as a whole.',
    'IB-AMB-16a':
      'The visit after a conquest is a full one for every ability, and the spoils can already be spent in it.',
    'IB-AMB-66':
      'Repeated trades come one by one, each settled before the next. A limit by crew is counted when its step begins, and so are those who work.',
    'IB-AMB-67':
      'A trade may be made at its full price if some of its gain can be received, and not at all if none can.',
    'IB-AMB-68':
      'Choosing no card at Farwold is fine: nobody scores. A chosen card is scored by all, each in turn, and discarded before the goods; a table may let its chooser score alone.',
    'IB-AMB-69':
      'In a visit come the entry cost, abilities that answer to it, and the sign. Both guilds pay at a bed town, even if the rest is declined, unless the table wants a rest.',
  }),
  chapter(null, 'Rulings: towns and their owners', {
    'IB-AMB-10':
      'A port that nobody chose is a neutral town: a coin to enter, strength 5, and nothing added to take it.',
    'IB-AMB-12':
      'Farwold is the town open to both ways; whoever takes it picks one, and need and spoils are the same.',
    'IB-AMB-13': 'Nobody can attack or ally with a town that is already theirs.',
    'IB-AMB-17':
      'Any port is a home port for the player who controls it now; a player without one plays on all the same.',
    'IB-AMB-70':
      "Somebody's home port is taken like any owned town; ships in it stay, and the loser gets no other but may win it back.",
    'IB-AMB-71': 'The back of a sea board has the same three towns in the same places.',
  }),
];
