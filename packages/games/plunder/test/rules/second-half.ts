// Bargaining, treasure, teams and their rulings.
import './trade.ts';
import './threats-and-bribes.ts';
import './market.ts';
import './treasure.ts';
import './x-tokens.ts';
import './treasure-cards-gains.ts';
import './treasure-cards-fleet.ts';
import './treasure-cards-cards.ts';
import './reading-treasure.ts';
import './rulings-treasure.ts';
import './rulings-finds.ts';
import './rulings-theft.ts';
import './rulings-bargaining.ts';
import './rulings-offers.ts';
import './teams.ts';
import './rulings-teams.ts';
import './rulings-secrets.ts';
