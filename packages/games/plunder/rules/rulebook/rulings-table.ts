// Rulings: fights, teams, the end. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsTable: readonly Rules[] = [
  chapter(null, 'Rulings: fights, teams, the end', {
    'PL-AMB-31':
      "A win is checked after every single change, for everybody and in anybody's turn; if two get there at once the active player wins, else the next clockwise.",
    'PL-AMB-32': 'Points that are given up are gone at once; a win already declared stands.',
    'PL-AMB-33':
      'When time runs out only what has begun is finished; most points win, then more Plunder Point cards, then more cards in hand, then it is shared.',
    'PL-AMB-47':
      "The limit between teammates is counted for each pair over the whole turn: nobody's running gain may exceed one card.",
    'PL-AMB-48':
      "An island is given in the turn of either, with the receiver's ship in a port of it that is not under the storm, when both agree, and as often as they like.",
    'PL-AMB-49': 'No card steals from a teammate or damages one.',
    'PL-AMB-50': 'For an unowned island the table rolls, in the name of the player to the left.',
    'PL-AMB-51':
      'Before a theft the thief may ask and the victim may agree in time; otherwise chance picks.',
    'PL-AMB-54': 'Nobody attacks an island or a ship of their own.',
    'PL-AMB-55':
      "One may dock at a teammate's port and trade with teammates by the usual positions.",
    'PL-AMB-56':
      "When the attacker's last ship sinks in its own attack the result stands, with its Plunder Point card, and the turn ends at once; the shipless procedure waits for the next turn.",
    'PL-AMB-69':
      'A ship built later in the turn is a new one, as attacker and as target; an island stays the same whoever owns it.',
    'PL-AMB-81':
      "A team wins when its sum reaches the target, in anybody's turn; all its members win, shipless ones too, and of two teams at once the active one.",
    'PL-AMB-82':
      'The islands of teammates are as safe as their ships, there are no threats or bribes among them, and hands stay hidden, though one may talk of them.',
    'PL-AMB-84':
      'The table keeps the clock, and no player calls time: its end is handed to the game and recorded. There is no target unless the table also sets one; then whichever comes first.',
    'PL-AMB-87':
      'The rules set no length; a table may set a limit of rounds, after which the game is decided as by the clock.',
    'PL-AMB-88':
      'While a battle, a card or an offer is being settled, there is no building, burying, moving or other interaction.',
  }),
];
