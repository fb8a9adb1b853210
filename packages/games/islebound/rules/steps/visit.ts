// Visit: the entry cost, triggers, and the sign step by step.
import { type Automatic, itemAt, type Menu, type Seat, type Table } from '@tidetable/engine';
import { canGain, canPay, pay } from '../costs.ts';
import type { Gains, SignStep } from '../data/goods.ts';
import type { Region } from '../data/map.ts';
import { ENTRY_COINS } from '../data/towns.ts';
import { captainOf, entryCost, isPort, ownerOf, signOf, townIn, workers } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, Event, Frame, FrameOf, Islebound, Sea } from '../state.ts';
import { answers, gains } from '../triggers.ts';
import { barred, judging } from '../verdicts.ts';
import { CONQUEST } from './conquest.ts';

/** The owner enters free (IB-VISIT-5, IB-AMB-9). */
export function canEnter(sea: Sea, seat: Seat, region: Region): boolean {
  return sea.owners[region] === seat || canPay(sea, seat, entryCost(sea, region));
}

/** A visit in part, if the sign has anything that is gained unasked. */
export function offerInPart(sea: Sea, region: Region, menu: Menu<Action, Reason>): void {
  if (hasPlainGains(sea, region)) menu.allow({ type: 'visit-in-part' }, 'IB-TURN-4');
  else menu.bar({ type: 'visit-in-part' }, 'IB-TURN-4', { because: 'nothing-plain' });
}

/** Entry, then triggers, then the sign (IB-AMB-69). */
export const visit: Automatic<Islebound, FrameOf<'visit'>> = {
  run(sea, { seat, region, free, inPart }, table) {
    table.done();
    const owner = ownerOf(sea, region);
    table.tell({ type: 'visited', seat, town: townIn(sea, region), rule: 'IB-VISIT-1' });
    const entry = free || owner === seat ? [] : enter(sea, seat, region, table);
    table.inOrder(
      ...entry,
      ...(owner === seat && isPort(sea, region) ? answers(sea, seat, 'visited-own-port') : []),
      ...(owner !== null && owner !== seat ? answers(sea, owner, 'was-visited') : []),
      { step: 'sign', seat, region, at: 0, inPart, gave: [] },
    );
  },
};

function enter(sea: Sea, seat: Seat, region: Region, table: Table<Frame, Event>): Frame[] {
  const owner = ownerOf(sea, region);
  captainOf(sea, seat).coins -= ENTRY_COINS;
  if (owner === null) {
    sea.treasureMap += ENTRY_COINS;
    table.tell({ type: 'paid', seat, good: 'coins', count: ENTRY_COINS, rule: 'IB-VISIT-3' });
  } else {
    captainOf(sea, owner).coins += ENTRY_COINS;
    table.tell({ type: 'paid-owner', seat, to: owner, coins: ENTRY_COINS, rule: 'IB-VISIT-6' });
  }
  const { entryCrew } = signOf(sea, region);
  return entryCrew === null ? [] : [{ step: 'exhaust', seat, wanted: [entryCrew] }];
}

/** Sawmill and Smokehouse add to what the sign gave, once per visit (IB-AMB-82). */
export const sign: Automatic<Islebound, FrameOf<'sign'>> = {
  run(sea, frame, table) {
    const { seat, gave } = frame;
    const step = signOf(sea, frame.region).action[frame.at];
    frame.at += 1;
    if (step !== undefined) return table.inOrder(...framesOf(sea, frame, step));
    table.done();
    table.inOrder(
      ...(gave.includes('wood') ? answers(sea, seat, 'sign-gave-wood') : []),
      ...(gave.includes('fish') ? answers(sea, seat, 'sign-gave-fish') : []),
    );
  },
};

/** Declined and overflowing goods count as given. */
function signGains({ seat, gave }: FrameOf<'sign'>, gain: Gains): Frame[] {
  if ((gain.wood ?? 0) > 0) gave.push('wood');
  if ((gain.fish ?? 0) > 0) gave.push('fish');
  return gains(seat, gain);
}

/** In a visit in part, plain gains can be declined step by step (IB-TURN-4). */
function framesOf(sea: Sea, frame: FrameOf<'sign'>, step: SignStep): Frame[] {
  const { seat, region, at, inPart } = frame;
  const place = { seat, region, at: at - 1 };
  if (inPart && isPlainGain(step)) return [{ step: 'choose', ...place }];
  switch (step.do) {
    case 'rest':
      return [
        { step: 'rest', seat },
        ...(sea.options.guildsNeedRest ? [] : answers(sea, seat, 'rested-at-town')),
      ];
    case 'gain':
    case 'gain-per-worker':
      return signGains(frame, itemAt(choicesAt(sea, seat, region, at - 1), 0));
    case 'choose':
    case 'place-cube':
      return [{ step: 'choose', ...place }];
    case 'barter':
      return [
        {
          step: 'barter',
          ...place,
          left: step.times === 'any' ? null : captainOf(sea, seat).deck.length,
          passed: 'unasked',
        },
      ];
    case 'hire':
      return [{ step: 'hire', seat, surcharge: step.surcharge, free: step.free === true }];
    case 'reputation':
      return [{ step: 'reputation', seat }];
    case 'build':
      return [{ step: 'build', seat }];
  }
}

function isPlainGain(step: SignStep): boolean {
  return step.do === 'gain' || step.do === 'gain-per-worker';
}

/** Whether a sign has steps that are gained unasked. */
function hasPlainGains(sea: Sea, region: Region): boolean {
  return signOf(sea, region).action.some(isPlainGain);
}

function choicesAt(sea: Sea, seat: Seat, region: Region, at: number): readonly Gains[] {
  const step = itemAt(signOf(sea, region).action, at);
  switch (step.do) {
    case 'choose':
      return step.from;
    case 'gain':
      return [step.gain];
    case 'gain-per-worker':
      return [{ [step.good]: step.plus + workers(sea, seat) }];
    default:
      return [{ cubes: 1 }];
  }
}

type Barter = Extract<SignStep, { do: 'barter' }>;

export const choose = judging<FrameOf<'choose'>>(
  {
    rule: () => 'IB-VISIT-1',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, { region, at, seat: visitor }, seat, menu) {
      if (seat !== visitor) return;
      for (const index of choicesAt(sea, seat, region, at).keys())
        menu.allow({ type: 'choose', gain: index }, 'IB-VISIT-1');
      menu.allow({ type: 'skip' }, 'IB-TURN-4');
    },

    take(sea, { region, at }, seat, action, table) {
      table.done();
      const choices = choicesAt(sea, seat, region, at);
      const frame = sea.agenda.at(-1) as FrameOf<'sign'>;
      if (action.type === 'choose')
        return table.inOrder(...signGains(frame, itemAt(choices, action.gain)));
      if (choices.length === 1) signGains(frame, itemAt(choices, 0));
      table.tell({ type: 'declined', seat, what: 'gain', rule: 'IB-TURN-4' });
    },
  },
  (sea, { region, at }, seat, action) =>
    action.type === 'choose'
      ? barred('IB-VISIT-1', {
          because: 'choices',
          choices: choicesAt(sea, seat, region, at).length,
        })
      : null,
);

/** One at a time: each result may pay for the next (IB-AMB-66). */
export const barter = judging<FrameOf<'barter'>>({
  rule: () => 'IB-SYM-2',

  lapses: (sea, frame) => !canBarter(sea, frame),

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(_sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'barter' }, 'IB-SYM-2');
    menu.allow({ type: 'done' }, 'IB-TURN-4');
  },

  take(sea, frame, seat, action, table) {
    if (action.type !== 'barter') return table.done();
    if (frame.left !== null) frame.left -= 1;
    const step = signOf(sea, frame.region).action[frame.at] as Barter;
    const { cubes = 0, ...others } = step.gain;
    table.inOrder(...pay(sea, seat, step.pay, 'IB-SYM-2', table), ...gains(seat, others), {
      step: 'place-cubes',
      seat,
      left: cubes,
      passed: frame.passed,
    });
  },
});

function canBarter(sea: Sea, { seat, region, at, left, passed }: FrameOf<'barter'>): boolean {
  const step = signOf(sea, region).action[at] as Barter;
  return left !== 0 && canPay(sea, seat, step.pay) && canGain(sea, seat, step.gain, passed);
}

/** The payer chooses fish or wood. */
export const payCargo = judging<FrameOf<'pay-cargo'>>({
  rule: () => 'IB-TOWN-ZIL',

  lapses: (_sea, { left }) => left === 0,

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const good of ['fish', 'wood'] as const)
      if (captainOf(sea, seat)[good] > 0) menu.allow({ type: 'pay', good }, 'IB-TOWN-ZIL');
      else menu.bar({ type: 'pay', good }, 'IB-TOWN-ZIL', { because: 'none-aboard', good });
  },

  take(sea, frame, seat, action, table) {
    if (action.type !== 'pay') return;
    frame.left -= 1;
    captainOf(sea, seat)[action.good] -= 1;
    table.tell({ type: 'paid', seat, good: action.good, count: 1, rule: 'IB-TOWN-ZIL' });
  },
});

export const freeVisit = judging<FrameOf<'free-visit'>>({
  rule: (_sea, { by }) => CONQUEST[by],

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'visit' }, CONQUEST[frame.by]);
    offerInPart(sea, frame.region, menu);
    menu.allow({ type: 'skip' }, 'IB-TURN-4');
  },

  take(_sea, { region }, seat, action, table) {
    table.done();
    if (action.type === 'skip')
      return table.tell({ type: 'declined', seat, what: 'visit', rule: 'IB-TURN-4' });
    const inPart = action.type === 'visit-in-part';
    table.push({ step: 'visit', seat, region, free: true, inPart });
  },
});
