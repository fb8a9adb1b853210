// Bargaining, treasure, teams and their rulings.
import './trade.ts';
import './threats-and-bribes.ts';
import './treasure.ts';
import './x-tokens.ts';
import './treasure-cards-gains.ts';
import './treasure-cards-fleet.ts';
import './treasure-cards-cards.ts';
import './reading-treasure.ts';
import './rulings-treasure.ts';
import './rulings-finds.ts';
