// Plunder's screens: games early, in the middle and at the end, every sheet, every scene, every page.
import { write } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { ANNA, takeUp } from '../../../../web/test/kit/saved.ts';
import { played, type Screen } from '../../../../web/test/screens/screen.ts';
import {
  type Action,
  chart as chartOf,
  type Event,
  type Frame,
  NONE,
  squareAt,
  teamOf,
} from '../../public.ts';
import { decisionBefore, decisionLike, goneOn, type Position } from './positions.ts';

const STILL = { settings: { speed: 'off' } };

/** Found on first use. */
function once<T>(find: () => T): () => T {
  let found: { readonly it: T } | null = null;
  return () => {
    found ??= { it: find() };
    return found.it;
  };
}

async function open(page: Page, { record, ply, seat }: Position): Promise<void> {
  await takeUp(page, record, { ply, seat, ...STILL });
  await page.locator('.actions button').first().waitFor();
}

/** A decision through the eyes of the seat that makes it. */
function decided(name: string, find: () => Position, also?: (page: Page) => Promise<void>): Screen {
  const found = once(find);
  return {
    name: `plunder-${name}`,
    async open(page) {
      await open(page, found());
      await also?.(page);
      await page.waitForTimeout(300);
    },
  };
}

const frameOf = ({ state }: Position): Frame | undefined => state.agenda.at(-1);

const atStep = (step: Frame['step'], isLike: (position: Position) => boolean = () => true) =>
  decisionLike((position) => frameOf(position)?.step === step && isLike(position));

const as = (kind: string) => (position: Position) => {
  const frame = frameOf(position);
  return frame !== undefined && 'as' in frame && frame.as === kind;
};

const holds = (count: number) => (position: Position) =>
  position.view.hand.reduce((sum, one) => sum + one, 0) >= count;

/** A bribe of this many cards, of the most common kind. */
function bribeOf(position: Position, count: number): readonly string[] {
  const kinds = ['Wood', 'Iron', 'Rum', 'Gold'];
  const most = position.view.hand.indexOf(Math.max(...position.view.hand));
  return [`bribe give${kinds[most]}=${count}`];
}

/** Whether a form for this can be opened. */
const opens = ({ offers }: Position, type: Action['type']): boolean =>
  offers().open.some(({ action }) => action.type === type);

const caller = once(() => atStep('command', (at) => opens(at, 'call')));

/** All captains who hear that call. */
function answerers(): readonly number[] {
  const frame = goneOn(caller(), ['call askGold=1']).state.agenda.at(-1);
  return frame?.step === 'answer-call' ? frame.asked : [];
}

const attacked = once(() => atStep('bribe', ({ view }) => Math.max(...view.hand) >= 3));

/** Adds to the offer being drawn up. */
async function addTo(page: Page, ...sides: readonly string[]): Promise<void> {
  for (const side of sides) await page.getByRole('button', { name: `One more: ${side}` }).click();
}

/** Once this is shown, no timer ends any more; animations do. */
const hold = (shown: string): string => `(() => {
  const start = window.setTimeout;
  let isHeld = false;
  window.setTimeout = (run, wait, ...rest) => start(() => isHeld || run(...rest), wait);
  new MutationObserver(() => {
    isHeld ||= document.querySelector(${JSON.stringify(shown)}) !== null;
  }).observe(document, { childList: true, subtree: true });
})()`;

/** The next event of a recorded game, held while it is shown. */
function scene<K extends Event['type']>(
  type: K,
  shown: string,
  isLike?: (event: Extract<Event, { readonly type: K }>) => boolean,
): Screen {
  const found = once(() => decisionBefore(type, isLike));
  return {
    name: `plunder-scene-${type}`,
    async open(page) {
      const { record, ply, seat } = found();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(hold(shown));
      await takeUp(page, record, { seat, settings: { speed: 'slow', sound: false } });
      await page.goto(`/local/taken-up?ply=${ply}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator(shown).first().waitFor();
      await page.waitForTimeout(2500);
    },
  };
}

/** The page about a thing. */
function about(name: string, spot: string | (() => string), find: () => Position): Screen {
  return decided(`about-${name}`, find, async (page) => {
    await page.getByRole('button', { name: 'What is this?' }).click();
    const touched = typeof spot === 'string' ? spot : spot();
    await page.locator(`[data-spot="${touched}"]`).first().dispatchEvent('click');
    await page.locator('dialog[open]').waitFor();
  });
}

/** What others settle, through a third captain's eyes. */
function overheard(name: string, find: () => Position): Screen {
  const found = once(find);
  return {
    name: `plunder-${name}`,
    async open(page) {
      const { record, ply, state } = found();
      const busy = new Set(state.agenda.flatMap((frame) => Object.values(frame)));
      const seat = [...state.captains.keys()].find((one) => !busy.has(one)) ?? 0;
      await takeUp(page, record, { seat, ...STILL, seating: state.captains.map(() => ANNA) });
      await page.goto(`/local/taken-up?ply=${ply}`, { waitUntil: 'networkidle' });
    },
  };
}

const offer = ({ offers }: Position, type: Action['type']) =>
  offers().allowed.find(({ action }) => action.type === type);

/** The step into a teammate's port, and its island. */
function stepToTeammate({ view, seat, offers }: Position): readonly [string, string] | null {
  const chart = chartOf(view);
  if (view.options.teams === 'none') return null;
  for (const { action } of offers().allowed) {
    if (action.type !== 'sail') continue;
    const island = chart.islandAt[squareAt(chart, action.to)] ?? NONE;
    const owner = view.flags[island] ?? null;
    if (owner === null || owner === seat) continue;
    if (teamOf(view.options, owner) === teamOf(view.options, seat))
      return [write(action), chart.islands[island]?.id ?? ''];
  }
  return null;
}

function islandAskedFor(): Position {
  const beside = atStep('command', (at) => stepToTeammate(at) !== null);
  const [step, island] = stepToTeammate(beside) ?? ['', ''];
  return goneOn(beside, [step, `ask-for-island island=${island}`]);
}

const pays = (why: string) => (position: Position) => {
  const frame = frameOf(position);
  return frame?.step === 'pay' && frame.why === why;
};

const middle = once(() =>
  decisionLike(
    ({ record, ply, state }) =>
      record.seats === 4 && ply > 500 && state.turn.pool !== null && state.turn.pool > 3,
  ),
);

export const SCREENS: readonly Screen[] = [
  played('plunder-two-early', 'plunder', 'conquest', 8),
  played('plunder-two-middle', 'plunder', 'conquest', 55),
  played('plunder-two-end', 'plunder', 'conquest', 100),
  played('plunder-four-early', 'plunder', 'sinking-out-of-turn', 3),
  played('plunder-four-middle', 'plunder', 'sinking-out-of-turn', 50),
  played('plunder-four-end', 'plunder', 'sinking-out-of-turn', 100),
  played('plunder-six-early', 'plunder', 'new-ship', 3),
  played('plunder-six-middle', 'plunder', 'new-ship', 60),
  played('plunder-six-end', 'plunder', 'new-ship', 100),
  played('plunder-teams-early', 'plunder', 'three-teams-of-two', 5),
  played('plunder-teams', 'plunder', 'three-teams-of-two', 60),
  played('plunder-teams-end', 'plunder', 'three-teams-of-two', 100),
  played('plunder-two-teams', 'plunder', 'two-teams-of-two', 70),
  played('plunder-two-teams-end', 'plunder', 'two-teams-of-two', 100),
  decided('pick-island', () => atStep('pick-island')),
  decided('before-the-roll', () =>
    atStep('command', (at) => at.view.turn.pool === null && holds(5)(at)),
  ),
  decided('sailing', () => middle()),
  decided(
    'building-a-ship',
    () => atStep('command', (at) => offer(at, 'build-ship') !== undefined),
    (page) => page.locator('[data-spot="build:ship"]').click(),
  ),
  decided('why-not', middle, async (page) => {
    await page.locator('[data-spot="build:ship"]').dispatchEvent('click');
  }),
  decided(
    'trade-drawn-up',
    () => atStep('command', (at) => opens(at, 'offer') && holds(4)(at)),
    async (page) => {
      await page.locator('[data-spot="bargain"]').click();
      await page
        .getByRole('button', { name: /^One more: You give/, disabled: false })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^One more: You ask/, disabled: false })
        .last()
        .click();
    },
  ),
  decided('trade-answered', () => atStep('answer-offer', as('trade'))),
  decided(
    'trade-countered',
    () => atStep('answer-offer', as('trade')),
    (page) => page.locator('[data-spot="answer:counter"]').click(),
  ),
  decided(
    'call',
    () => atStep('command', (at) => opens(at, 'call')),
    async (page) => {
      await page.locator('[data-spot="bargain"]').click();
      await page.getByRole('button', { name: 'Everyone who can trade' }).click();
      await addTo(page, 'You ask: gold');
    },
  ),
  decided('call-answered', () => goneOn(caller(), ['call askGold=1'])),
  decided('answers', () =>
    goneOn(caller(), ['call askGold=1', ...answerers().map(() => 'answer askWood=1')]),
  ),
  decided(
    'threat-drawn-up',
    () => atStep('command', (at) => opens(at, 'threaten')),
    async (page) => {
      await page.locator('[data-spot="bargain"]').click();
      await page.getByRole('button', { name: 'Threat', exact: true }).click();
      await addTo(page, 'You ask: gold');
    },
  ),
  decided('threat-answered', () => atStep('answer-offer', as('threat'))),
  decided('attacked', attacked),
  decided('bribe-answered', () => goneOn(attacked(), bribeOf(attacked(), 1))),
  decided('bribe-to-be-raised', () => goneOn(attacked(), [...bribeOf(attacked(), 1), 'refuse'])),
  decided('bribe-raised', () =>
    goneOn(attacked(), [...bribeOf(attacked(), 1), 'refuse', ...bribeOf(attacked(), 2)]),
  ),
  decided('price-named', () => goneOn(attacked(), ['no-bribe', 'name-price askGold=1'])),
  decided('treaty', () => goneOn(attacked(), [...bribeOf(attacked(), 1), 'accept'])),
  decided('press-attack', () => atStep('press-attack')),
  overheard('offer-overheard', () => atStep('answer-offer', as('trade'))),
  overheard('attack-overheard', () => atStep('bribe', ({ record }) => record.seats > 2)),
  decided('ransom', () => atStep('ransom')),
  decided('ransom-paid', () => atStep('pay', pays('ransom'))),
  decided('toll', () => atStep('pay', pays('toll'))),
  decided('merchants', () => atStep('pay', pays('exchange'))),
  decided('take-cards', () => atStep('take-cards')),
  decided('demand', () => atStep('demand')),
  decided('hand-over', () => goneOn(atStep('demand'), ['demand rum=1'])),
  decided('give-island', islandAskedFor),
  decided('shipless', () => atStep('without-ship', holds(3))),
  decided('launch', () => atStep('place-ship')),
  decided('berth', () => atStep('berth')),
  decided('aim', () => atStep('aim')),
  decided('relocation', () => atStep('sail-anywhere')),
  decided('steer-storm', () => atStep('steer-storm')),
  decided('upgrade', () => atStep('upgrade')),
  decided('choose-victim', () => atStep('choose-victim')),
  decided('find', () => atStep('find')),
  scene('sailing-roll', '.theatre .die'),
  scene('rolled-for-ship', '.theatre .die'),
  scene('fought', '.theatre .fight', ({ attack, defence }) => attack[1] > 0 && defence[1] > 0),
  scene('lost-life', '.theatre .lost-life', ({ left }) => left > 0),
  scene('sank', '.theatre .sank'),
  scene('conquered', '.theatre .conquered', ({ from }) => from !== null),
  scene('buried', '.theatre .buried'),
  scene('storm-moved', '.theatre .spinner'),
  scene('cross-moved', '.theatre .spinner'),
  scene('found', '.theatre .treasure-card'),
  scene('traded', '.theatre .scene'),
  scene('treaty', '.theatre .scene:not(.moment) > .props > svg.icon:only-child'),
  about('island', () => `island:${chartOf(middle().view).islands[0]?.id}`, middle),
  about('ship', 'ship:1', () => atStep('command')),
  about('storm', 'storm', middle),
  about('cannon', 'build:cannon', middle),
  about('cards', 'stack:rum', middle),
  about('treasure', 'treasure', middle),
  about('die', 'die', middle),
  about('captain', 'captain:0', middle),
];
