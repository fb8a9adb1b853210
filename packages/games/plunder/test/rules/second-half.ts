// Bargaining, treasure, teams and their rulings.
import './trade.ts';
import './threats-and-bribes.ts';
import './treasure.ts';
import './x-tokens.ts';
