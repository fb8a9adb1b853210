// The rules of Deep Fog from both sides, in the order of its sheet.
import './deep-fog-setup.ts';
import './deep-fog-placing.ts';
import './deep-fog-travel.ts';
import './deep-fog-rounds.ts';
import './deep-fog-events.ts';
import './deep-fog-town-cards.ts';
import './deep-fog-books.ts';
import './deep-fog-monster.ts';
import './deep-fog-end.ts';
import './deep-fog-rulings.ts';
