// Islebound's screens: a table early, in the middle and at the end, every kind of decision, and the pages about things.
import { decision } from '@tidetable/bots/asking';
import { Generator, Match } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { takeUp } from '../../../../web/test/kit/saved.ts';
import { played, type Screen } from '../../../../web/test/screens/screen.ts';
import { bosunOf } from '../../bots/bosun.ts';
import type { Frame, Islebound } from '../../public.ts';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';
import { EVERYTHING, firstOfEach, firstWhere, type Kept, type Playing, RETAIL } from './games.ts';

const SEED = '2b'.repeat(32);

/** A game of two, three or four bots, played this far, in percent. */
function sailed({ game, seats, options }: Playing, part: number): Kept {
  const bot = bosunOf(game);
  const whole = Match.start(game, { seats, seed: SEED, options });
  const chance = new Generator(1);
  for (let [seat] = whole.deciders.must; seat !== undefined; [seat] = whole.deciders.must)
    whole.play(seat, decision(game, whole.state, bot, seat, chance));
  const record = whole.record();
  if (part === 100) return { record, seat: 0 };
  const plies = record.plies.slice(0, Math.round((record.plies.length * part) / 100));
  const then = Match.resume<Islebound>(game, { ...record, plies, outcome: null });
  return { record: then.record(), seat: then.deciders.must[0] ?? 0 };
}

async function lookAt(page: Page, { record, seat }: Kept): Promise<void> {
  await takeUp(page, record, { seat, settings: { speed: 'off' } });
  await page
    .locator(record.outcome === null ? '.actions button' : '.ending')
    .first()
    .waitFor();
  await page.waitForTimeout(500);
}

const moment = (name: string, playing: Playing, part: number): Screen => ({
  name,
  open: (page) => lookAt(page, sailed(playing, part)),
});

const RETAIL_2: Playing = { game: islebound, seats: 2, options: {} };
const RETAIL_4: Playing = { game: islebound, seats: 4, options: {} };
const PROTOTYPE: Playing = { game: isleboundPrototype, seats: 3, options: {} };
const FOG: Playing = { game: deepFog, seats: 3, options: {} };

/** Every kind of decision that has a scene of its own. */
const DECISIONS = {
  'home-port': 'home-port',
  visit: 'choose',
  hire: 'hire',
  reputation: 'reputation',
  build: 'build',
  rest: 'rest',
  heal: 'heal',
  barter: 'barter',
  'pay-cargo': 'pay-cargo',
  'pay-cards': 'pay-cards',
  'pick-crew': 'pick-crew',
  overboard: 'overboard',
  reward: 'reward',
  'pass-over': 'pass-over',
  'attack-group': 'muster',
  'attack-crew': 'enlist',
  'attack-short': 'falter',
  'attack-injure': 'injure',
  relocation: 'retreat',
  diplomacy: 'negotiate',
  'free-visit': 'free-visit',
  'trade-answer': 'answer-trade',
  'raid-coins': 'plunder',
  draft: 'draft',
} as const satisfies Record<string, Frame['step']>;

let firsts: ReadonlyMap<Frame['step'], Kept> | null = null;

/** The first occurrence of each kind of decision, in any edition. */
function firstAt(step: Frame['step']): Kept {
  firsts ??= new Map([...EVERYTHING].reverse().flatMap((playing) => [...firstOfEach(playing)]));
  const kept = firsts.get(step);
  if (kept === undefined) throw new Error(`nobody comes to ${step}`);
  return kept;
}

const decisions: readonly Screen[] = Object.entries(DECISIONS).map(([name, step]) => ({
  name: `islebound-${name}`,
  open: (page) => lookAt(page, firstAt(step)),
}));

/** The monster has come out of the fog, and a ship lies beside it. */
function monster(): Kept {
  return firstWhere(FOG, ({ match, seat, frame }) => {
    const { fog, captains, towns } = match.state;
    const region = captains[seat]?.region ?? null;
    return (
      fog?.emerged === true &&
      frame.step === 'act' &&
      region !== null &&
      towns[region] === undefined
    );
  });
}

/** Both have something that the other could want. */
function trade(): Kept {
  return firstWhere(EVERYTHING[1] as Playing, ({ match, frame }) => {
    if (frame.step !== 'draw-up-trade' || frame.at === 0) return false;
    const { captains } = match.state;
    return [frame.seat, frame.partner].every((seat) => (captains[seat]?.wood ?? 0) > 1);
  });
}

/** Several attackers, several dice, and wood for rerolls. */
function dice(): Kept {
  return firstWhere(RETAIL, ({ match, seat, frame }) => {
    if (frame.step !== 'battle') return false;
    const { group, dice } = frame;
    const wood = match.state.captains[seat]?.wood ?? 0;
    return group.pirates > 1 && group.serpents > 0 && new Set(dice).size > 1 && wood > 0;
  });
}

/** Opens the page of the first of these things. */
const lookedUp = (name: string, subject: string): Screen => ({
  name: `islebound-about-${name}`,
  async open(page) {
    await lookAt(page, sailed(RETAIL_4, 60));
    // As the right mouse button does; a phone has some of it in drawers.
    await page.locator(subject).first().dispatchEvent('contextmenu');
    await page.getByRole('dialog').waitFor();
  },
});

export const SCREENS: readonly Screen[] = [
  played('islebound-middle', 'islebound', 'advanced-close-quarters', 50),
  { ...played('islebound-over', 'islebound', 'trading', 100), at: '/local/:part' },
  moment('islebound-2-early', RETAIL_2, 12),
  moment('islebound-2-middle', RETAIL_2, 50),
  moment('islebound-2-end', RETAIL_2, 100),
  moment('islebound-4-early', RETAIL_4, 12),
  moment('islebound-4-middle', RETAIL_4, 55),
  moment('islebound-4-late', RETAIL_4, 96),
  moment('islebound-4-end', RETAIL_4, 100),
  moment('islebound-prototype-middle', PROTOTYPE, 60),
  moment('deep-fog-early', FOG, 15),
  moment('deep-fog-late', FOG, 85),
  { name: 'deep-fog-monster', open: (page) => lookAt(page, monster()) },
  ...decisions,
  { name: 'islebound-attack-dice', open: (page) => lookAt(page, dice()) },
  { name: 'islebound-trade-offer', open: (page) => lookAt(page, trade()) },
  lookedUp('town', '[data-info^="town:"]'),
  lookedUp('building', '[data-info^="building:"]'),
  lookedUp('event', '[data-info^="event:"]'),
  lookedUp('crew', '[data-info^="crew:"]'),
  lookedUp('score', '[data-info^="score:"]'),
  lookedUp('rival-city', '.skipper:nth-child(2) [data-info^="city:"]'),
];
