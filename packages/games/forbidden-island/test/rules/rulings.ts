// The rulings, topic by topic.
import './rulings-decks.ts';
import './rulings-diver.ts';
import './rulings-end.ts';
import './rulings-giving.ts';
import './rulings-hands.ts';
import './rulings-helicopter-lift.ts';
import './rulings-moments.ts';
import './rulings-navigator.ts';
import './rulings-pilot-and-explorer.ts';
import './rulings-setup.ts';
import './rulings-shoring-up.ts';
import './rulings-special-cards.ts';
import './rulings-swimming.ts';
import './rulings-treasures.ts';
import './rulings-undo.ts';
