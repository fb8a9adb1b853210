// The rules and rulings of Plunder from both sides, chapter by chapter.
import { everyRuleIsTested } from '@tidetable/conformance';
import { plunder } from '../rules/index.ts';
import './rules/first-half.ts';
import './rules/second-half.ts';

everyRuleIsTested(plunder);
