// Whether the agenda is consistent, and fits the table.
import { reading } from '@tidetable/engine';
import { TREASURE_CARDS } from '../data/treasure.ts';
import type { Frame, Seas } from '../state.ts';
import { ATTACK_CHECKS } from './attack-checks.ts';
import { BARGAIN_CHECKS } from './bargain-checks.ts';
import { CARD_CHECKS } from './card-checks.ts';
import type { Check, Checks } from './check.ts';
import { THEFT_CHECKS } from './theft-checks.ts';
import { TREASURE_CHECKS } from './treasure-checks.ts';
import { TURN_CHECKS } from './turn-checks.ts';

const { insist } = reading;

const CHECKS: Checks<Frame['step']> = {
  ...TURN_CHECKS,
  ...CARD_CHECKS,
  ...BARGAIN_CHECKS,
  ...ATTACK_CHECKS,
  ...TREASURE_CHECKS,
  ...THEFT_CHECKS,
};

export function checkAgenda(seas: Seas): void {
  const { agenda } = seas;
  insist(agenda.length > 0, 'state.agenda', 'something pending', agenda);
  agenda.forEach(({ step }, index) => {
    const { above } = CHECKS[step];
    const below = agenda[index - 1]?.step ?? 'nothing';
    const wanted = `${step} above ${above.join(' or ')}`;
    insist(above.includes(below), `state.agenda[${index}]`, wanted, below);
  });
  const active = seas.turn.seat;
  insist(agenda[0]?.seat === active, 'state.turn.seat', 'the seat whose turn is pending', active);
  const finding = agenda.find((frame) => frame.step === 'treasure');
  const effect = finding && TREASURE_CARDS[finding.card - 1]?.effects[finding.at - 1];
  agenda.forEach((frame, index) => {
    const { wanted, fits } = CHECKS[frame.step] as Check<Frame>;
    const top = index === agenda.length - 1;
    const place = { seas, active, below: agenda[index - 1], top, finding, effect };
    insist(fits(frame, place), `state.agenda[${index}]`, `${frame.step}: ${wanted}`, frame.step);
  });
}
