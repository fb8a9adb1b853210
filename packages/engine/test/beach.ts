// A race up the beach: walk as often as you like, then dig, once each; the die says what you find.
import type { Core, Game, GameEvent, Reason, Seat, Verdict } from '../src/index.ts';

type Frame =
  | { readonly step: 'stroll'; readonly seat: Seat }
  | { readonly step: 'wash'; readonly seat: Seat };
type Action = { readonly type: string };

interface Beach extends Core<Frame> {
  steps: number[];
  dug: number[];
}

export type BeachTypes = {
  state: Beach;
  frame: Frame;
  action: Action;
  event: GameEvent;
  view: object;
  options: object;
  reason: Reason;
};

const VERDICTS: Readonly<Record<string, Verdict>> = {
  walk: { allowed: true, rule: 'B-1' },
  dig: { allowed: true, rule: 'B-2' },
  swim: { allowed: false, rule: 'B-3' },
};

export const beach: Game<BeachTypes> = {
  id: 'beach',
  title: 'Beach',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: { fields: {}, conflict: () => null },
  rulebook: {
    'B-1': { page: 1, heading: 'Walk', text: 'Walk on.' },
    'B-2': { page: 1, heading: 'Dig', text: 'Dig once.' },
    'B-3': { page: 1, heading: 'Swim', text: 'Nobody swims here.', forbids: true },
  },
  actions: { walk: {}, dig: {}, swim: {}, fly: {} },
  steps: {
    stroll: {
      deciders: (_beach, { seat }) => ({ must: [seat], may: [] }),
      rule: () => 'B-1',
      judge: (_beach, _frame, _seat, { type }) => VERDICTS[type] ?? null,
      offer(_beach, frame, seat, menu) {
        if (seat !== frame.seat) return;
        menu.allow({ type: 'walk' }, 'B-1');
        menu.allow({ type: 'dig' }, 'B-2');
        menu.bar({ type: 'swim' }, 'B-3');
      },
      take(beach, { seat }, _seat, action, table) {
        if (action.type === 'walk') (beach.steps[seat] as number) += 1;
        else {
          beach.dug[seat] = table.chance.roll(6);
          table.done();
          table.push({ step: 'wash', seat });
        }
      },
    },
    wash: {
      run(beach, { seat }, table) {
        table.done();
        table.tell({ type: 'washed' });
        if (seat + 1 < beach.seats) table.push({ step: 'stroll', seat: seat + 1 });
        else table.end({ winners: [seat], endings: [{ ending: 'home', rule: 'B-2' }] });
      },
    },
  },
  events: ['washed'],
  endings: ['home'],
  setup: (seats, options) => ({
    seats,
    options,
    steps: Array<number>(seats).fill(0),
    dug: Array<number>(seats).fill(0),
    agenda: [{ step: 'stroll', seat: 0 }],
    outcome: null,
  }),
  clone: (beach) => ({
    ...beach,
    steps: [...beach.steps],
    dug: [...beach.dug],
    agenda: beach.agenda.map((frame) => ({ ...frame })),
  }),
  read: (input) => beach.clone(input as Beach),
  view: (beach) => beach,
  redact: (event) => event,
  imagine: (view) => view as Beach,
  standIn: () => ({ type: 'dig' }),
  inventory: () => ({}),
};
