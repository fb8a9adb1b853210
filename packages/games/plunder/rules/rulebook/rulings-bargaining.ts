// Rulings: bargaining. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsBargaining: readonly Rules[] = [
  chapter(null, 'Rulings: bargaining', {
    'PL-AMB-34':
      'A declared attack lets the defender offer bribes and the attacker name prices, until the attacker fights or calls it off; that is free, but the same target is attacked again only after something has changed.',
    'PL-AMB-35': 'A refused threat binds nobody to attack.',
    'PL-AMB-36':
      'A trade may be one-sided, but at least one card must change hands, and no kind goes both ways.',
    'PL-AMB-37': 'Resource cards are traded and nothing else; promises are talk.',
    'PL-AMB-38':
      'A treaty binds the active player, towards the partner, until the end of the turn.',
    'PL-AMB-39': 'The exchange with the open stacks makes no treaty, having no partner.',
    'PL-AMB-76':
      'An offer or a call gives only what its maker holds and asks for no more cards than the partner has; only a partner who holds them can accept, and to others lacking and refusing look alike.',
    'PL-AMB-77':
      'An offer goes to one player, who accepts, refuses or counters it; a call goes to all who may trade, and the caller takes any of their answers in turn, each only while its cards are still held.',
    'PL-AMB-78':
      'A bribe is raised by any other that is neither the same as one refused nor less of everything, or by what the attacker asks for; a price once named is only lowered, and who has no cards is not asked.',
    'PL-AMB-79':
      'A table may bound the offers, calls, threats, prices and gifts that one turn sees, with the counters to them; bribes, answers to a call and attacks called off do not count.',
    'PL-AMB-89':
      'A threat needs only its position; a table may ask that the captain could be attacked at that moment too.',
    'PL-AMB-80':
      "No trade wins the game: cards in hand are no points, and gold is buried only in one's own turn.",
    'PL-AMB-85':
      'Others see the kinds in every trade, bribe, payment, toll, award and loss; but a drawn card is known to its drawer only, a stolen one to thief and victim.',
    'PL-AMB-52':
      'What is paid lies open, and so is the number of cards in each hand; the hands themselves are hidden.',
  }),
];
