// Whether the agenda is consistent, and fits the table.
import { reading } from '@tidetable/engine';
import type { Frame, FrameOf, Sea } from '../state.ts';
import { barter } from '../steps/visit.ts';
import type { Check, Checks } from './check.ts';
import { CONQUEST_CHECKS } from './conquest-checks.ts';
import { GAIN_CHECKS } from './gain-checks.ts';
import { TOWN_CHECKS } from './town-checks.ts';
import { TURN_CHECKS } from './turn-checks.ts';

const { insist } = reading;

const CHECKS: Checks<Frame['step']> = {
  ...TURN_CHECKS,
  ...TOWN_CHECKS,
  ...GAIN_CHECKS,
  ...CONQUEST_CHECKS,
};

/** Deeper than any real agenda. */
const DEEPEST = 40;

export function checkAgenda(sea: Sea): void {
  const { agenda } = sea;
  insist(agenda.length > 0, 'state.agenda', 'something pending', agenda);
  insist(agenda.length <= DEEPEST, 'state.agenda', `at most ${DEEPEST} things pending`, agenda);
  agenda.forEach(({ step }, index) => {
    const { above } = CHECKS[step];
    const below = agenda[index - 1]?.step ?? 'nothing';
    const wanted =
      above.length === 0
        ? `nothing that is over at once, such as ${step}`
        : `${step} above ${above.join(' or ')}`;
    insist(above.includes(below), `state.agenda[${index}]`, wanted, below);
  });
  const active = (agenda[0] as FrameOf<'turn' | 'end-turn'>).seat;
  const act = agenda.find((frame) => frame.step === 'act');
  agenda.forEach((frame, index) => {
    const { wanted, fits } = CHECKS[frame.step] as Check<Frame>;
    const top = index === agenda.length - 1;
    const place = { sea, active, act, below: agenda[index - 1], top };
    insist(fits(frame, place), `state.agenda[${index}]`, `${frame.step}: ${wanted}`, frame.step);
  });
  const last = agenda.at(-1) as Frame;
  const open = last.step !== 'barter' || barter.lapses?.(sea, last) !== true;
  insist(open, `state.agenda[${agenda.length - 1}]`, 'a barter that can be paid', last.step);
}
