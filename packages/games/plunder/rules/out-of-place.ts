// Why an action cannot be taken now: its own rule, and the failing fact.
import type { RuleId, Seat } from '@tidetable/engine';
import { hasShip } from './questions.ts';
import type { Settled, Why } from './reasons.ts';
import type { Action, Attack, Frame, Seas } from './state.ts';
import { judgeTime } from './steps/clock.ts';
import { barred, type Found } from './verdicts.ts';

type Kind = Action['type'];

/** Actions of one's own turn, by the rule that says so. */
const OWN_TURN: Readonly<Partial<Record<Kind, RuleId>>> = {
  draw: 'PL-TURN-1',
  build: 'PL-TURN-2',
  'build-ship': 'PL-TURN-2',
  roll: 'PL-TURN-3',
  sail: 'PL-TURN-3',
  'end-turn': 'PL-TURN-5',
  attack: 'PL-BATTLE-1',
  'attack-island': 'PL-CONQ-1',
  collect: 'PL-TREAS-1',
  bury: 'PL-GOAL-4',
  offer: 'PL-TRADE-1',
  call: 'PL-TRADE-1',
  exchange: 'PL-TRADE-1',
  threaten: 'PL-THREAT-1',
  'ask-for-island': 'PL-AMB-48',
  'give-island': 'PL-AMB-48',
};

/** Answers, and what is missing to answer. */
const ANSWERS: Readonly<Partial<Record<Kind, readonly [RuleId, Why]>>> = {
  answer: ['PL-AMB-77', { because: 'no-call' }],
  'no-answer': ['PL-AMB-77', { because: 'no-call' }],
  'no-deal': ['PL-AMB-77', { because: 'no-answers' }],
  accept: ['PL-AMB-77', { because: 'no-offer' }],
  refuse: ['PL-AMB-77', { because: 'no-offer' }],
  counter: ['PL-AMB-77', { because: 'no-offer' }],
  rob: ['PL-TREAS-10', { because: 'no-theft' }],
  demand: ['PL-TREAS-10', { because: 'no-theft' }],
  'no-demand': ['PL-TREAS-10', { because: 'no-theft' }],
  'hand-over': ['PL-TREAS-10', { because: 'not-robbed' }],
  ransom: ['PL-TREAS-1', { because: 'no-card' }],
  'let-sink': ['PL-TREAS-1', { because: 'no-card' }],
  upgrade: ['PL-TREAS-1', { because: 'no-card' }],
  target: ['PL-TREAS-1', { because: 'no-card' }],
  'sail-anywhere': ['PL-TREAS-1', { because: 'no-card' }],
  'steer-storm': ['PL-TREAS-1', { because: 'no-card' }],
  berth: ['PL-AMB-13', { because: 'nothing-to-place' }],
  'place-ship': ['PL-NOSHIP-5', { because: 'nothing-to-place' }],
};

export function outOfPlace(seas: Seas, seat: Seat, action: Action): Found | null {
  const answer = ANSWERS[action.type];
  if (answer !== undefined) return barred(...answer);
  const rule = OWN_TURN[action.type];
  if (rule !== undefined) return judgeOwnTurn(seas, seat, action.type, rule);
  switch (action.type) {
    case 'fight':
    case 'call-off':
    case 'name-price':
      return barred('PL-AMB-34', inAttack(seas, seat, 'seat') ?? { because: 'no-attack' });
    case 'bribe':
    case 'no-bribe':
      return barred('PL-BRIBE-1', inAttack(seas, seat, 'defender') ?? { because: 'not-attacked' });
    case 'buy-ship':
    case 'pay-gold':
    case 'give-point':
    case 'disown':
    case 'stay-ashore':
      return judgeWay(seas, seat);
    case 'pick':
      return barred('PL-SETUP-13', whosePick(seas));
    case 'call-time':
      return judgeTime(seas);
    default:
      return null;
  }
}

function topOf({ agenda }: Seas): Frame {
  return agenda.at(-1) as Frame;
}

/** Who must decide next in an attack that involves this seat. */
function inAttack({ agenda }: Seas, seat: Seat, side: 'seat' | 'defender'): Why | null {
  const attack = agenda.find(({ step }) => step === 'press-attack') as Attack | undefined;
  if (attack?.[side] !== seat) return null;
  const captain = side === 'seat' ? attack.defender : attack.seat;
  return { because: 'decides-first', captain };
}

function whosePick(seas: Seas): Why {
  const frame = topOf(seas);
  return frame.step === 'pick-island'
    ? { because: 'decides-first', captain: frame.seat }
    : { because: 'picked' };
}

/** Ways to a ship: only for those without one, in their turn. */
function judgeWay(seas: Seas, seat: Seat): Found {
  if (hasShip(seas, seat)) return barred('PL-NOSHIP-3', { because: 'has-ship' });
  return seas.turn.seat === seat
    ? barred('PL-AMB-88', { because: 'settle-first', what: whatIsSettled(seas) })
    : barred('PL-NOSHIP-3', { because: 'not-your-turn', captain: seas.turn.seat });
}

function judgeOwnTurn(seas: Seas, seat: Seat, kind: Kind, rule: RuleId): Found {
  const { step } = topOf(seas);
  if (step === 'pick-island') return barred('PL-SETUP-13', { because: 'picking' });
  if (seas.turn.seat !== seat)
    return barred(rule, { because: 'not-your-turn', captain: seas.turn.seat });
  if (step === 'find')
    return kind === 'end-turn'
      ? barred('PL-AMB-4', { because: 'not-rolled' })
      : barred('PL-AMB-3', { because: 'not-drawn' });
  if (kind === 'draw') return barred('PL-TURN-1', { because: 'drawn' });
  return step === 'without-ship'
    ? barred('PL-NOSHIP-6', { because: 'no-ship' })
    : barred('PL-AMB-88', { because: 'settle-first', what: whatIsSettled(seas) });
}

const SETTLED: Readonly<Partial<Record<Frame['step'], Settled>>> = {
  treasure: 'card',
  'press-attack': 'attack',
  bribe: 'attack',
  'answer-offer': 'offer',
  'answer-call': 'offer',
  'weigh-answers': 'offer',
  'give-island': 'gift',
  pay: 'payment',
};

/** The card, attack or step that the pending decision belongs to. */
function whatIsSettled({ agenda }: Seas): Settled {
  for (const { step } of agenda) {
    const found = SETTLED[step];
    if (found !== undefined) return found;
  }
  return agenda.some(({ step }) => step === 'take-cards') ? 'choice' : 'ship';
}
