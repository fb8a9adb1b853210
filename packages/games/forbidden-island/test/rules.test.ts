// Every rule from both sides, in the order of the rulebook.
import { everyRuleIsTested } from '@tidetable/conformance';
import { forbiddenIsland } from '../index.ts';
import './rules/hand-limit.ts';

everyRuleIsTested(forbiddenIsland);
