// Rules of Islebound from both sides, in the order of the rulebook.
import './rules/deep-fog.ts';
import './rules/first-part.ts';
import './rules/hunt-for-treasure.ts';
import './rules/rulings-towns-order.ts';
import './rules/second-part.ts';
import './rules/variants-architect.ts';
import './rules/variants-trading.ts';
