// Setup, turns, actions, events, the end, editions and variants.
import './setup.ts';
import './setup-piles.ts';
import './setup-components.ts';
import './order-of-play.ts';
