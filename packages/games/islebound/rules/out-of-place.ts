// Why an action cannot be taken now: its own rule, and the failing fact.
import type { RuleId, Seat, Verdict } from '@tidetable/engine';
import type { SignStep } from './data/goods.ts';
import { DEEP_FOG } from './data/map.ts';
import { booksAreCards, captainOf, cargoLimit, signOf, townIn } from './questions.ts';
import type { AttackStage, Reason } from './reasons.ts';
import type { Action, Frame, FrameOf, Sea } from './state.ts';
import { ruleAgainstShip } from './steps/trading.ts';
import { barred } from './verdicts.ts';

type Kind = Action['type'];
type Found = Verdict<Reason> | null;

/** The steps of an attack, by the rule of each. */
const ATTACK: Readonly<Partial<Record<Kind, RuleId>>> = {
  send: 'IB-ATK-3',
  enlist: 'IB-ATK-4',
  roll: 'IB-ATK-5',
  reroll: 'IB-ATK-6',
  strike: 'IB-ATK-7',
  'place-die': 'IB-AMB-73',
  'no-die': 'IB-AMB-73',
  'press-on': 'IB-ATK-8',
  injure: 'IB-ATK-8',
  retreat: 'IB-ATK-10',
  lose: 'IB-ATK-10',
};

/** Steps of a sign. */
const SIGN: Readonly<Partial<Record<Kind, readonly [RuleId, SignStep['do']]>>> = {
  rest: ['IB-CREW-3', 'rest'],
  hire: ['IB-CREW-4', 'hire'],
  barter: ['IB-SYM-2', 'barter'],
  choose: ['IB-VISIT-1', 'choose'],
  brag: ['IB-REP-1', 'reputation'],
  'brag-alone': ['IB-REP-1', 'reputation'],
};

/** Answers, and what is missing when nothing has asked for them. */
const ANSWERS: Readonly<Partial<Record<Kind, readonly [RuleId, Reason]>>> = {
  'send-envoy': ['IB-DIP-3', { because: 'no-talks' }],
  withdraw: ['IB-DIP-2', { because: 'no-talks' }],
  'take-reward': ['IB-REN-1', { because: 'no-token' }],
  'leave-reward': ['IB-REN-1', { because: 'no-token' }],
  'pass-over': ['IB-CLAR-7', { because: 'no-cubes' }],
  'use-slot': ['IB-CLAR-7', { because: 'no-cubes' }],
  exhaust: ['IB-CREW-2', { because: 'nobody-exhausted' }],
  heal: ['IB-AMB-78', { because: 'nobody-healed' }],
  pay: ['IB-TOWN-ZIL', { because: 'nothing-due' }],
  skip: ['IB-TURN-4', { because: 'nothing-to-skip' }],
  done: ['IB-TURN-4', { because: 'nothing-to-skip' }],
};

const FREE: readonly Kind[] = ['buy', 'complete-event', 'offer-trade'];
const MAIN: readonly Kind[] = ['visit', 'visit-in-part', 'attack', 'negotiate', 'hunt', 'raid'];

export function outOfPlace(sea: Sea, seat: Seat, action: Action): Found {
  const { type } = action;
  const stage = ATTACK[type];
  if (stage !== undefined) return barred(stage, stageOf(sea, seat));
  const sign = SIGN[type];
  if (sign !== undefined) return barred(sign[0], byVisit(sea, seat, sign[1]));
  const answer = ANSWERS[type];
  if (answer !== undefined) return barred(...answer);
  switch (type) {
    case 'leave-out':
    case 'give':
    case 'ask':
    case 'propose':
    case 'withdraw-offer':
    case 'accept':
    case 'refuse':
      return sea.options.trading
        ? barred('IB-VAR-TRADE-2', { because: 'no-trade' })
        : barred('IB-VAR-TRADE-1', { because: 'variant-off', variant: 'trading' });
    case 'take-coins':
      return sea.options.raid
        ? barred('IB-VAR-RAID-2', { because: 'no-raid' })
        : barred('IB-VAR-RAID-1', { because: 'variant-off', variant: 'raid' });
    case 'draft':
      return judgeDraft(sea);
    case 'discard':
      return booksAreCards(sea)
        ? barred(sea.fog === null ? 'IB-VAR-ARCH-2' : 'IB-FOG-13', { because: 'nothing-due' })
        : barred('IB-VAR-ARCH-2', { because: 'variant-off', variant: 'architect' });
    case 'drop':
      return barred('IB-CARGO-1', cargo(sea, seat));
    case 'choose-port':
      return topOf(sea).step === 'home-port'
        ? null
        : barred('IB-SET-7', { because: 'ports-chosen' });
    default:
      return judgeOwnTurn(sea, seat, action);
  }
}

function topOf({ agenda }: Sea): Frame {
  return agenda.at(-1) as Frame;
}

const STAGES: readonly Frame['step'][] = [
  'muster',
  'enlist',
  'battle',
  'place-dice',
  'falter',
  'injure',
  'retreat',
];

function stageOf(sea: Sea, seat: Seat): Reason {
  const frame = topOf(sea);
  const isAttacking = STAGES.includes(frame.step) && (frame as FrameOf<'muster'>).seat === seat;
  return isAttacking
    ? { because: 'attack-stage', now: frame.step as AttackStage }
    : { because: 'no-attack' };
}

/** Either another step of the sign comes first, or no visit is under way. */
function byVisit(sea: Sea, seat: Seat, what: SignStep['do']): Reason {
  const sign = sea.agenda.find(({ step }) => step === 'sign') as FrameOf<'sign'> | undefined;
  if (sign?.seat === seat) return { because: 'sign-order' };
  const turn = turnOf(sea);
  const { step } = topOf(sea);
  if (turn !== null && turn !== seat) return { because: 'not-your-turn', of: turn };
  if (turn === seat && step === 'move') return { because: 'move-first' };
  if (turn === seat && step !== 'free-visit' && actOf(sea)?.acted) return { because: 'acted' };
  const { region } = captainOf(sea, seat);
  const isHere =
    region !== null &&
    region !== DEEP_FOG &&
    signOf(sea, region).action.some((step) => step.do === what);
  return { because: 'by-visit', what, town: isHere ? townIn(sea, region) : null };
}

function judgeDraft(sea: Sea): Found {
  const isDrafting = topOf(sea).step === 'draft';
  if (sea.fog !== null) return isDrafting ? null : barred('IB-FOG-6', { because: 'no-draft' });
  if (!booksAreCards(sea))
    return barred('IB-VAR-ARCH-1', { because: 'variant-off', variant: 'architect' });
  return isDrafting ? null : barred('IB-VAR-ARCH-1', { because: 'no-draft' });
}

function cargo(sea: Sea, seat: Seat): Reason {
  const { fish, wood } = captainOf(sea, seat);
  return { because: 'hold-has-room', has: fish + wood, limit: cargoLimit(sea, seat) };
}

/** Null during setup. */
function turnOf({ agenda }: Sea): Seat | null {
  const frame = agenda.find(({ step }) => step === 'end-turn');
  return (frame as FrameOf<'end-turn'> | undefined)?.seat ?? null;
}

function actOf({ agenda }: Sea): FrameOf<'act'> | undefined {
  return agenda.find(({ step }) => step === 'act') as FrameOf<'act'> | undefined;
}

/** Moves, actions and free actions. */
function judgeOwnTurn(sea: Sea, seat: Seat, action: Action): Found {
  const { type } = action;
  if (type === 'raid' || type === 'offer-trade') {
    const off = ruleAgainstShip(sea, seat, action);
    if (off?.allowed === false && off.reason?.because === 'variant-off') return off;
  }
  const ofFog = type === 'place' || type === 'brave-fog';
  if (ofFog && sea.fog === null) return barred('IB-FOG-8', { because: 'no-fog' });
  if (type === 'sail' && sea.fog !== null)
    return barred('IB-FOG-8', { because: 'ships-are-placed' });
  const turn = turnOf(sea);
  if (turn === null) return null;
  if (turn !== seat) return barred(turnRule(type), { because: 'not-your-turn', of: turn });
  const isMove = ofFog || type === 'sail';
  const isMoved = !sea.agenda.some(({ step }) => step === 'move');
  if (isMove && isMoved) return barred('IB-TURN-1', { because: 'moved' });
  if (MAIN.includes(type) && actOf(sea)?.acted) return barred('IB-TURN-2', { because: 'acted' });
  return barred(FREE.includes(type) ? 'IB-AMB-3' : 'IB-TURN-4', { because: 'finish-first' });
}

function turnRule(type: Kind): RuleId {
  if (type === 'offer-trade') return 'IB-VAR-TRADE-1';
  return FREE.includes(type) ? 'IB-TURN-3' : 'IB-TURN-1';
}
