// How Islebound speaks: a sentence for every prompt, choice, event and result.
import { Speech, speaksToItsReader } from '@tidetable/conformance';
import {
  type Game,
  Generator,
  itemAt,
  legal,
  listed,
  Match,
  type Seat,
  seedFrom,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../rules/data/buildings.ts';
import { CREW_IDS } from '../rules/data/crew.ts';
import { TOWNS } from '../rules/data/towns.ts';
import { deepFog, islebound, isleboundPrototype } from '../rules/index.ts';
import { EVENTS, type Event, type Frame, type Islebound, type View } from '../rules/state.ts';
import { face } from '../words/en/face.ts';
import { aCrew, buildingName, costWords, shipName, TOWN_NAMES } from '../words/en/names.ts';
import { given } from './given.ts';

const speech = new Speech(face, (_view, seat) => `the ${shipName(seat)}`);
const said = new Map<string, string>();
const told = new Map<string, string>();
const asked = new Map<string, string>();
const results = new Set<string>();

const TABLES: readonly (readonly [Game<Islebound>, object])[] = [
  [islebound, { trading: true, raid: true }],
  [islebound, { architect: true, raid: true }],
  [islebound, { advanced: true, sixBuildings: true }],
  [islebound, { placeDice: 'by-hand' }],
  [isleboundPrototype, {}],
  [deepFog, { trading: true, raid: true }],
];

function listen(game: Game<Islebound>, options: object, number: number): View {
  const chance = new Generator(number);
  const seats = 2 + (number % 3);
  const match = Match.start(game, { seats, seed: seedFrom(`face ${number}`), options });
  const reader = number % seats;
  speech.begin(reader);
  for (let ply = 0; ply < 2_000 && match.state.outcome === null; ply++) {
    const seat = itemAt(match.deciders.must, 0);
    const view = match.view(seat);
    speech.ask(view, seat);
    asked.set(face.prompt(view, seat), view.agenda.at(-1)?.step ?? '');
    const { allowed, barred } = match.menu(seat);
    for (const { reason } of barred) if (reason) speech.refuse(reason, view, seat);
    for (const { action } of [...allowed, ...barred]) said.set(face.say(action, view), action.type);
    const actions = legal(game, match.state, seat);
    const answer = match.play(seat, itemAt(actions, chance.roll(actions.length) - 1));
    if (!answer.ok) throw new Error(answer.refusal.message);
    const known = answer.events.flatMap((event) => game.redact(event, reader) ?? []);
    speech.tell(known, match.view(reader));
    for (const event of answer.events) {
      const viewer = ply % 2 === 0 ? seat : 'spectator';
      const known = game.redact(event, viewer);
      if (known !== null) told.set(face.tell(known, match.view(viewer)), event.type);
    }
  }
  if (match.state.outcome !== null) {
    results.add(face.result(match.state.outcome));
    speech.end(match.state.outcome, match.view(0), seats);
    asked.set(face.prompt(match.view(0), 0), 'over');
  }
  return match.view(0);
}

let sea: View | undefined;
for (let number = 0; number < 16; number++)
  for (const [game, options] of TABLES) sea = listen(game, options, number);

const RARE: readonly Event[] = [
  { type: 'stayed-on-seven', seat: 0, rule: 'IB-REN-4' },
  { type: 'passed-over', seat: 0, slot: 2, rule: 'IB-REN-4' },
  { type: 'regained-ichor', seat: 1, rule: 'IB-REN-4' },
  { type: 'lost-ichor', seat: 1, rule: 'IB-REN-4' },
  { type: 'retreated', seat: 0, lost: 'ichor', rule: 'IB-REN-4' },
  { type: 'healed', seat: 0, crew: 't05', rule: 'IB-REN-4' },
  { type: 'events-reshuffled', rule: 'IB-REN-4' },
  { type: 'buildings-reshuffled', rule: 'IB-REN-4' },
  { type: 'end-triggered', by: 'last-token', rule: 'IB-REN-4' },
  { type: 'went-without', seat: 0, good: 'cubes', count: 1, rule: 'IB-REN-4' },
];

for (const reader of [0, 1, 2]) {
  speech.begin(reader);
  speech.tell(RARE, sea as View);
}

speaksToItsReader(speech, {
  events: EVENTS,
  steps: [islebound, deepFog].flatMap(({ steps }) =>
    Object.entries(steps).flatMap(([step, rules]) => ('offer' in rules ? [step] : [])),
  ),
});

const texts = [...said.keys(), ...told.keys(), ...asked.keys(), ...results];

describe('the face', () => {
  it('never leaves a gap in a sentence', () => {
    for (const text of texts)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z]-[a-z]+-|nothing for| {2}/);
  });

  it('begins with a capital and ends what it tells and asks', () => {
    for (const text of texts) expect(text).toMatch(/^[A-Z][^\n]*\S$/);
    for (const text of [...told.keys(), ...results]) expect(text).toMatch(/[.!]$/);
    for (const text of asked.keys()) expect(text).toMatch(/[.?]$/);
    for (const text of said.keys()) expect(text).not.toMatch(/\.$/);
  });

  it('never falls back on the name of an action or on waiting', () => {
    const kinds = new Set(said.values());
    for (const text of said.keys()) expect(kinds).not.toContain(text);
    for (const [text, step] of asked) if (step !== 'draft') expect(text).not.toMatch(/wait/);
  });

  it('was heard on nearly everything that can be done and can happen', () => {
    expect(new Set(said.values()).size).toBeGreaterThanOrEqual(40);
    expect(new Set(told.values()).size).toBeGreaterThanOrEqual(EVENTS.length - 5);
    expect(results.size).toBeGreaterThan(5);
  });

  it('tells the rare events too', () => {
    for (const event of RARE) expect(face.tell(event, sea as View)).toMatch(/^[A-Z].+\.$/);
  });

  it('tells a captain by how much the game was won or lost', () => {
    const ended = (winners: Seat[], scores: number[], reader: Seat, ending = 'buildings') =>
      face.result({ winners, endings: [{ ending, rule: 'IB-END-5' }], scores }, reader);
    expect(ended([0], [61, 54, 40], 0)).toBe(
      'You won with 61 renown, 7 ahead of the Heron; the Heron 54 and the Osprey 40.',
    );
    expect(ended([1], [60, 61, 40], 0)).toBe(
      'You lost by one renown: the Heron won with 61 renown; you 60 and the Osprey 40.',
    );
    expect(ended([0, 1], [40, 40, 31], 1, 'shared')).toBe(
      'You share the win with the Gull, at 40 renown each; the Osprey 31.',
    );
    expect(ended([0], [40, 40, 31], 0, 'tie-broken')).toBe(
      'You won the tie with 40 renown, by the fuller hold; the Heron 40 and the Osprey 31.',
    );
    expect(ended([0], [40, 40, 31], 1, 'tie-broken')).toBe(
      'You lost the tie: the Gull won with 40 renown, by the fuller hold; you 40 and the Osprey 31.',
    );
    expect(ended([0, 1], [40, 40, 31], 2, 'shared')).toBe(
      'You lost by 9 renown: the Gull and the Heron shared the win with 40 renown; you 31.',
    );
    const outcome = { winners: [0], endings: [], scores: [61, 54] };
    expect(face.result(outcome, 0, ['Anna', 'Ben'])).toBe(
      'You won with 61 renown, 7 ahead of Ben; Ben with 54.',
    );
  });

  it('asks by ship and colour, and says whose turn it is', () => {
    const { state } = given({});
    expect(face.prompt(islebound.view(state, 0), 0)).toBe(
      'Your turn, Gull (red): you are at Crimsika. What now?',
    );
    const offer = {
      step: 'answer-trade',
      seat: 0,
      partner: 1,
      give: { fish: 2 },
      take: { wood: 1 },
    };
    const agenda = [...state.agenda, offer as Frame];
    expect(face.prompt({ ...islebound.view(state, 1), agenda }, 1)).toBe(
      'Heron (blue), the Gull offers 2 fish for 1 wood.',
    );
  });

  it('tells every result', () => {
    const rule = 'IB-END-5';
    const ended = (winners: Seat[], ending: string): string =>
      face.result({ winners, endings: [{ ending, rule }], scores: [40, 40, 31] });
    expect(ended([0], 'tie-broken')).toBe(
      'The Gull wins with 40 renown, by the fuller hold; the Heron 40 and the Osprey 31.',
    );
    expect(ended([0, 1], 'shared')).toBe(
      'The Gull and the Heron share the win with 40 renown; the Osprey 31.',
    );
  });
});

describe('a line of the log', () => {
  const seat = 0;
  const rule = 'IB-TURN-1';
  const told = (...events: Event[]): string | null =>
    face.joinEvents?.(events, sea as View) ?? null;
  const gained = (good: 'coins' | 'wood', count: number): Event => ({
    type: 'gained',
    seat,
    good,
    count,
    rule,
  });

  it('tells a visit with its cost and what it brought', () => {
    const visited: Event = { type: 'visited', seat, town: 'ratnest', rule };
    const paid: Event = { type: 'paid', seat, good: 'coins', count: 1, rule: 'IB-VISIT-3' };
    const exhausted: Event = { type: 'exhausted', seat, crew: 's1', rule: 'IB-CREW-2' };
    expect(told(visited, paid, exhausted, gained('wood', 1), gained('wood', 2))).toBe(
      'The Gull visits Ratnest, puts 1 coin on the treasure map, exhausts an administrator and gains 3 wood.',
    );
  });

  it('puts a price behind what was bought', () => {
    const paid: Event = { type: 'paid', seat, good: 'coins', count: 6, rule: 'IB-BLD-1' };
    const refilled: Event = { type: 'row-refilled', building: 'sawmill', rule };
    expect(told({ type: 'bought', seat, building: 'bridge', rule }, paid, refilled)).toBe(
      'The Gull buys the Bridge for 6 coins; the Sawmill is new in the row.',
    );
  });

  it('adds up dice, injuries, spoils and attackers', () => {
    const group = { pirates: 2, serpents: 0, ichor: 0 };
    const attack: Event[] = [
      { type: 'mustered', seat, group, at: 'ratnest', needed: 5, rule },
      { type: 'rolled', seat, dice: [4, 6], rule: 'IB-ATK-5' },
      { type: 'struck', seat, strength: 3, needed: 5, rule },
      { type: 'injured', seat, crew: 's1', rule },
      { type: 'injured', seat, crew: 's2', rule },
    ];
    expect(told(...attack)).toBe(
      'The Gull attacks Ratnest (strength 5) with 2 pirates, rolls 4 6, reaches strength 3 of 5 and injures 2 administrators for 2 strength.',
    );
    const conquered = { type: 'conquered', seat, town: 'ratnest', by: 'attack', from: 1 } as const;
    expect(told({ ...conquered, discarded: group, rule }, gained('coins', 5))).toBe(
      'The Gull takes Ratnest from the Heron, discards 2 pirates and gains 5 coins of spoils.',
    );
  });

  it('counts cubes on the influence track, one and several', () => {
    const placed = (slot: number): Event => ({ type: 'placed-cube', seat, slot, rule });
    expect(face.tell(placed(4), sea as View)).toBe(
      'The Gull places an influence cube on slot 5 (worth 2).',
    );
    expect(told(placed(0), placed(3))).toBe(
      'The Gull places 2 influence cubes on slots 1 and 4 (worth 3).',
    );
  });

  it('tells a pick to its owner only, and when the packs go on', () => {
    const pick = (by: Seat, building: 'bridge' | null): Event => ({
      type: 'drafted',
      seat: by,
      building,
      rule,
    });
    expect(told(pick(0, 'bridge'), pick(1, null))).toBe(
      'The Gull drafts the Bridge; the Heron drafts a building card.',
    );
    expect(told(pick(0, null), pick(1, null), { type: 'packs-passed', packs: [], rule })).toBe(
      'The Gull and the Heron draft a building card each; the packs go left.',
    );
  });

  it('starts again with a deed or another captain, and says nothing of the end of a turn', () => {
    const hunted: Event = { type: 'hunted', seat, coins: 2, rule };
    expect(told(hunted, { type: 'visited', seat, town: 'krazk', rule })).toBeNull();
    expect(told(hunted, { ...gained('coins', 2), seat: 1 } as Event)).toBeNull();
    expect(told(hunted, gained('coins', 2), { type: 'turn-ended', seat, rule })).toBe(
      'The Gull hunts for treasure and finds 2 coins.',
    );
  });
});

describe('a cube too many', () => {
  it('is warned of (IB-AMB-23)', () => {
    const sea = given({ at: ['undervall'], influence: { 3: 0, 8: 0, 9: 0 } });
    const said = (slot: number): string =>
      face.say({ type: 'withdraw', slot }, islebound.view(sea.state, 0));
    sea.play('negotiate');
    expect(said(8)).toMatch(/worth 3$/);
    sea.play('withdraw slot=8');
    expect(said(9)).toMatch(/worth 3, 1 more than needed$/);
  });
});

describe('names', () => {
  it('has one for every town, building and crew member', () => {
    for (const town of TOWNS) expect(TOWN_NAMES[town]).toMatch(/^[A-Z]/);
    for (const building of BUILDINGS) expect(buildingName(building)).toMatch(/^[A-Z]/);
    for (const crew of CREW_IDS) expect(aCrew(crew)).toMatch(/^an? [a-z-]+$/);
  });

  it('lists things as people do', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(costWords({ cargo: 1, crew: ['any'] })).toBe('1 fish or wood and any crew member');
    expect(costWords({ books: 2, crew: [] })).toBe('2 books');
  });
});
