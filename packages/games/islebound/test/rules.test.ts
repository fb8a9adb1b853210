// The rules of Islebound from both sides, in the order of the rulebook.
import { everyRuleIsTested } from '@tidetable/conformance';
import { islebound } from '../rules/index.ts';
import './rules/building-interactions.ts';
import './rules/deep-fog.ts';
import './rules/editions-by-row.ts';
import './rules/first-part.ts';
import './rules/house-rules.ts';
import './rules/hunt-for-treasure.ts';
import './rules/out-of-place.ts';
import './rules/placing-dice.ts';
import './rules/refusals.ts';
import './rules/rulings-towns-order.ts';
import './rules/rulings-variants.ts';
import './rules/second-part.ts';
import './rules/variants-architect.ts';
import './rules/variants-trading.ts';
import './rules/worked-examples.ts';

everyRuleIsTested(islebound);
