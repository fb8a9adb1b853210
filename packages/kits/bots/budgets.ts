// How long searching bots think, in trials or iterations a decision: never by a clock, so the same observation gives the same choice.
import type { SLOW } from './levels.ts';

export type Budgets = Readonly<Record<(typeof SLOW)[number], number>>;
