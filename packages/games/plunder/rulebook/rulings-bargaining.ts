// Rulings: bargaining. RULINGS.md gives the reasons.
import { chapter } from '@tidetable/engine';
import type { Rules } from './bind.ts';

export const rulingsBargaining: readonly Rules[] = [
  chapter(null, 'Rulings: bargaining', {
    'PL-AMB-34':
      'A declared attack lets the defender offer a bribe, which the attacker accepts or refuses, and so on; then the attacker rolls or withdraws, at no cost.',
    'PL-AMB-35': 'A refused threat binds nobody to attack.',
    'PL-AMB-36': 'A trade may be one-sided, but at least one card must change hands.',
    'PL-AMB-37': 'Resource cards are traded and nothing else; promises are talk.',
    'PL-AMB-38':
      'A treaty binds the active player, towards the partner, until the end of the turn.',
    'PL-AMB-39': 'The exchange with the open stacks makes no treaty, having no partner.',
    'PL-AMB-76':
      'An offer gives only what its maker holds and asks for no more cards than the partner has; only a partner who holds them can accept, and to others lacking and refusing look alike.',
    'PL-AMB-77':
      'One offer is open at a time, to one named player; it is accepted, refused, countered or withdrawn before anything else happens, and no answer in time refuses.',
    'PL-AMB-78':
      'A bribe is raised by at least one card over the one refused; a new declared attack opens a new round, and who has no cards is not asked.',
    'PL-AMB-79':
      'In one turn there are at most as many offers, counter-offers, threats and attacks called off as the table sets; bribes do not count.',
    'PL-AMB-80':
      "No trade wins the game: cards in hand are no points, and gold is buried only in one's own turn.",
    'PL-AMB-85':
      'Others see the kinds in every trade, bribe, payment, toll, award and loss; but a drawn card is known to its drawer only, a stolen one to thief and victim.',
    'PL-AMB-52':
      'What is paid lies open, and so is the number of cards in each hand; the hands themselves are hidden.',
  }),
];
