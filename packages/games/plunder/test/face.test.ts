// How Plunder speaks: a sentence for every prompt, choice, event and result.
import { filledIn, Speech, speaksToItsReader, wellFormed } from '@tidetable/conformance';
import {
  deciders,
  Generator,
  itemAt,
  menu,
  play,
  readNotation,
  readOptions,
  type Seat,
  start,
  timeCall,
  verdict,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { TREASURE_CARDS } from '../rules/data/treasure.ts';
import { plunder } from '../rules/index.ts';
import { chanceToWin } from '../rules/odds.ts';
import type { Options } from '../rules/options.ts';
import {
  type Action,
  EVENTS,
  type Event,
  type Frame,
  type Seas,
  type View,
} from '../rules/state.ts';
import { face } from '../words/en/face.ts';
import {
  CAPTAIN_NAMES,
  captainName,
  cardWords,
  EMBLEMS,
  offerWords,
  SHIP_NAMES,
  shipName,
  theShip,
  treasureText,
  treasureTitle,
} from '../words/en/names.ts';
import { FOUR_TILES, given, SIX_TILES } from './given.ts';

const ACTIONS =
  `pick collect draw roll bury exchange end-turn sail build build-ship place-ship berth attack
  attack-island fight call-off bribe no-bribe name-price offer threaten call answer no-answer no-deal accept
  refuse counter ask-for-island give-island pay take ransom let-sink upgrade target sail-anywhere steer-storm rob demand
  no-demand hand-over
  buy-ship give-point pay-gold stay-ashore disown`.split(/\s+/);

const speech = new Speech(face, (_view, seat) => captainName(seat));
const said = new Map<string, string>();
const told = new Map<string, string>();
const asked = new Map<string, string>();
const reasons = new Map<string, string>();
const results = new Set<string>();

const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, { offersPerTurn: 2 }],
  [3, { offersPerTurn: 3, onlyAFaces: true }],
  [4, { offersPerTurn: 3, teams: '2x2' }],
  [5, { offersPerTurn: 1, roundLimit: 12, target: 20 }],
  [6, { offersPerTurn: 2, teams: '3x2' }],
  [4, { offersPerTurn: 1, timer: 60 }],
  [3, { offersPerTurn: 1, strictComponents: true, timer: 30, finishTurn: true, target: 8 }],
];

/** Plays at random and collects all prompts, labels, reasons and events. */
function listen(seas: Seas, chance: Generator, plies: number): void {
  const reader = chance.roll(seas.seats) - 1;
  speech.begin(reader);
  for (let ply = 0; ply < plies && seas.outcome === null; ply++) {
    const seat = itemAt(deciders(plunder, seas).must, 0);
    const view = plunder.view(seas, seat);
    speech.ask(view, seat);
    asked.set(face.prompt(view, seat), view.agenda.at(-1)?.step ?? '');
    const { allowed, barred, open } = menu(plunder, seas, seat);
    const filled = open.flatMap(
      ({ action }) => filledIn(plunder, seas, seat, action, chance) ?? [],
    );
    const actions = [...allowed.map(({ action }) => action), ...filled];
    for (const { action } of [...barred, ...open]) said.set(face.say(action, view), action.type);
    for (const action of actions) said.set(face.say(action, view), action.type);
    for (const { reason } of barred)
      if (reason) {
        reasons.set(face.because?.(reason, view) ?? '', reason.because);
        speech.refuse(reason, view, seat);
      }
    for (const kind of ply % 12 === 0 ? Object.keys(plunder.actions ?? {}) : []) {
      const action = wellFormed(plunder, seas, kind, chance);
      const found = action && verdict(plunder, seas, seat, action);
      if (found?.allowed === false && found.reason) {
        reasons.set(face.because?.(found.reason, view) ?? '', found.reason.because);
        speech.refuse(found.reason, view, seat);
      }
    }
    const time = chance.roll(400) === 1 ? timeCall(plunder, seas) : null;
    const choice = time?.action ?? preferred(actions, chance);
    const { events } = play(plunder, seas, seat, choice, chance);
    const known = events.flatMap((event) => plunder.redact(event, reader) ?? []);
    speech.tell(known, plunder.view(seas, reader));
    for (const event of events) {
      const viewer = ply % 2 === 0 ? seat : 'spectator';
      const known = plunder.redact(event, viewer) as Event;
      told.set(face.tell(known, plunder.view(seas, viewer)), event.type);
    }
  }
  if (seas.outcome === null) return;
  results.add(face.result(seas.outcome));
  speech.end(seas.outcome, plunder.view(seas, 0), seas.seats);
  asked.set(face.prompt(plunder.view(seas, 0), 0), 'over');
}

/** Picks a kind, then an action of it, so that rare ones come up. */
function preferred(actions: readonly Action[], chance: Generator): Action {
  const kinds = [...new Set(actions.map(({ type }) => type))];
  const kind = kinds[chance.roll(kinds.length) - 1];
  const fitting = actions.filter(({ type }) => type === kind);
  return itemAt(fitting, chance.roll(fitting.length) - 1);
}

for (let number = 0; number < 4; number++)
  for (const [seats, options] of TABLES) {
    const chance = new Generator(number);
    const read = readOptions(plunder.options, options, seats);
    listen(start(plunder, seats, read, chance), chance, 1_000);
  }

for (const { id } of TREASURE_CARDS)
  for (let number = 0; number < 3; number++) {
    const ships = ['B6', 'B7', 'L1', 'L2'].map((at, ship) => ({ seat: ship >> 1, at, lives: 2 }));
    const hands = [0, 1, 2].map(() => ({ wood: 3, iron: 3, rum: 3, gold: 3 }));
    const sea = given({ crosses: ['B6', 'L1', 'L2'], treasure: [id], ships, hands });
    listen(sea.play('collect ship=1 at=B6').state, new Generator(number), 6);
  }

for (let number = 0; number < 40; number++) {
  const owners = { 'gull-rock': number % 2, thimble: number % 2 };
  const hands = [{ wood: 2, iron: 1, gold: 6 }];
  const ships = [{ seat: 1, at: 'K1' }];
  const adrift = given({ owners, hands, ships, points: [1], step: 'without-ship' });
  listen(adrift.state, new Generator(number), 4);
}

for (let number = 0; number < 10; number++) {
  const owners = { 'gull-rock': 0, thimble: 2 };
  const ships = [{ seat: 0, at: 'thimble' }];
  const options = { teams: '2x2' } as const;
  const team = given({ seats: 4, options, owners, ships, pool: 0 });
  listen(team.state, new Generator(number), 3);
  const giver = given({
    seats: 4,
    options,
    owners,
    ships: [...ships, { seat: 2, at: 'A1' }],
    turn: 2,
  });
  listen(giver.state, new Generator(number), 3);
}

speaksToItsReader(speech, {
  events: EVENTS,
  steps: Object.entries(plunder.steps).flatMap(([step, rules]) => ('offer' in rules ? [step] : [])),
});

const texts = [...said.keys(), ...told.keys(), ...asked.keys(), ...reasons.keys(), ...results];

describe('the face', () => {
  it('never leaves a gap in a sentence', () => {
    for (const text of texts)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z]-[a-z]+-|nowhere| {2}/);
  });

  it('begins with a capital and ends what it tells and asks', () => {
    for (const text of texts) expect(text).toMatch(/^[A-Z][^\n]*\S$/);
    for (const text of [...told.keys(), ...reasons.keys(), ...results])
      expect(text).toMatch(/[.!]$/);
    for (const text of asked.keys()) expect(text).toMatch(/[.?]$/);
    for (const text of said.keys()) expect(text).not.toMatch(/\.$/);
  });

  it('never falls back on the name of an action or on waiting', () => {
    const kinds = new Set(said.values());
    for (const text of said.keys()) expect(kinds).not.toContain(text);
    for (const text of asked.keys()) expect(text).not.toMatch(/wait/);
  });

  it('was heard on everything that can be done', () => {
    expect([...new Set(said.values())].sort()).toEqual([...ACTIONS].sort());
  });

  it('was heard on everything that can happen', () => {
    const heard = new Set(told.values());
    expect(EVENTS.filter((type) => !heard.has(type))).toEqual([]);
    expect(results.size).toBeGreaterThan(5);
  });

  it('was heard on nearly every reason', () => {
    expect(new Set(reasons.values()).size).toBeGreaterThan(45);
  });

  it('asks at every decision', () => {
    const decisions = Object.entries(plunder.steps).flatMap(([step, rules]) =>
      'offer' in rules ? [step] : [],
    );
    const heard = new Set(asked.values());
    expect(decisions.filter((step) => !heard.has(step))).toEqual([]);
  });
});

describe('a sentence', () => {
  const sea = given({
    seats: 4,
    owners: { 'gull-rock': 0, thimble: 1 },
    ships: [
      { seat: 0, at: 'thimble', cannons: 1 },
      { seat: 1, at: 'A1' },
    ],
    hands: [{ gold: 5 }, { wood: 2 }],
    storm: 'B1',
    pool: 1,
  });
  const view: View = plunder.view(sea.state, 0);
  const rule = 'PL-TURN-1';
  const before = (frame: Frame): View => ({ ...view, agenda: [frame] });

  it('warns that a find may cost the draw (PL-AMB-60)', () => {
    const prompt = face.prompt(before({ step: 'find', seat: 0 }), 0);
    expect(prompt).toMatch(/Collect it now and risk the draw/);
    expect(face.say({ type: 'draw' }, view)).toBe('Draw for the islands first');
  });

  it.each([
    [2, FOUR_TILES, 'L12'],
    [4, SIX_TILES, 'L18'],
  ])('knows how far a map for %i goes', (seats, layout, last) => {
    const wide = plunder.view(given({ seats, layout }).state, 0);
    const frame: Frame = { step: 'steer-storm', seat: 0 };
    expect(face.prompt({ ...wide, agenda: [frame] }, 0)).toContain(`from A1 to ${last}.`);
  });

  it('tells what a step into the storm costs, and whose port it is', () => {
    expect(face.say({ type: 'sail', ship: 2, to: 'A2' }, view)).toBe('Sail the Bonito to A2');
    expect(face.say({ type: 'sail', ship: 2, to: 'A3' }, view)).toBe(
      'Sail the Bonito to A3 for 2 cards',
    );
    expect(face.say({ type: 'pick', island: 'gull-rock' }, view)).toBe('Start from Gull Rock (B3)');
    expect(face.say({ type: 'build', peg: 'life', ship: 2 }, view)).toBe(
      'Add a life to the Bonito',
    );
    expect(face.say({ type: 'place-ship', at: 'B3' }, view)).toBe(
      'Place the ship at B3 (Gull Rock)',
    );
  });

  it('names ships by their captains, also those that have sunk', () => {
    expect(theShip(0, 7)).toBe('the Red Gull');
    expect(shipName(33)).toBe('Gull 2');
    expect(face.say({ type: 'attack', ship: 1, target: 2 }, view)).toBe(
      'Attack the Blue Bonito with the Albatross',
    );
    expect(face.say({ type: 'attack-island', ship: 1 }, view)).toBe(
      'Attack Thimble with the Albatross',
    );
    expect(face.tell({ type: 'sank', seat: 3, ship: 9, points: 1, rule }, view)).toBe(
      'The Yellow Ibis sinks (now 1 point).',
    );
  });

  it('adds cannons and skulls to the dice', () => {
    const fought = {
      type: 'fought',
      seat: 0,
      defender: 1,
      attack: [3, 1],
      defence: [4, 0],
      rule,
    } as const;
    expect(face.tell(fought, view)).toBe('Red rolls 3 + 1 against 4 and wins the tie.');
    expect(face.tell({ ...fought, defence: [5, 0] }, view)).toBe(
      'Red rolls 3 + 1 against 5 and is beaten.',
    );
  });

  it('tells bargains of every kind', () => {
    expect(offerWords('trade', [2, 0, 0, 0], [0, 0, 0, 1])).toBe('2 wood for 1 gold');
    expect(offerWords('trade', [2, 0, 0, 0], [0, 0, 0, 0])).toBe('2 wood as a gift');
    expect(offerWords('threat', [0, 0, 0, 0], [0, 1, 0, 1])).toBe('1 iron and 1 gold, or a fight');
    const bribe = { seat: 1, partner: 0, as: 'bribe', give: [1, 0, 0, 0], ask: [0, 0, 0, 0] };
    expect(face.tell({ type: 'proposed', ...bribe, rule } as Event, view)).toBe(
      'Blue offers Red 1 wood to be left alone.',
    );
    expect(face.tell({ type: 'traded', ...bribe, rule } as Event, view)).toBe(
      'Blue gives Red 1 wood.',
    );
  });

  it('says what fails in numbers and places', () => {
    const said = (line: string): string => {
      const action = readNotation(line) as Action;
      const found = verdict(plunder, sea.state, 0, action);
      if (found === null || found.allowed || !found.reason) throw new Error(`no reason: ${line}`);
      return face.because?.(found.reason, view) ?? '';
    };
    expect(said('build peg=cannon ship=1')).toBe('You need 2 iron and 1 rum more.');
    expect(said('sail ship=1 to=F12')).toMatch(
      /^F12 is \d+ squares away; the Albatross has 1 left\.$/,
    );
    expect(said('offer to=2')).toBe(
      'No way leads from a ship of yours to one of Green; trade works side by side, in a port, or with a Merchant.',
    );
    expect(said('offer giveWood=1 to=1')).toBe('You need 1 wood more.');
    expect(said('offer askGold=3 to=1')).toBe('Blue has 2 cards in all.');
    expect(said('attack ship=1 target=2')).toMatch(
      /^The Blue Bonito is \d+ squares away; ships fight side by side\.$/,
    );
    expect(said('sail ship=2 to=A2')).toBe('The Blue Bonito is not yours.');
    expect(said('build-ship at=L18')).toMatch(/L18/);
    expect(said('roll')).toBe('The die has been rolled, and 1 square of it is left.');
    expect(said('call-time')).toBe('This game has no clock.');
    const far = given({
      owners: {},
      ships: [
        { seat: 0, at: 'F9' },
        { seat: 1, at: 'F15' },
      ],
      hands: [{ wood: 1 }],
    });
    const apart = verdict(plunder, far.state, 0, { type: 'offer', to: 1 });
    if (apart === null || apart.allowed || !apart.reason) throw new Error('no reason');
    expect(face.because?.(apart.reason, plunder.view(far.state, 0))).toBe(
      "Blue's nearest ship is 6 squares away; trade works side by side, in a port, or with a Merchant.",
    );
  });

  it('tells calls, prices and counters', () => {
    const terms = { give: [0, 0, 0, 1], ask: [0, 0, 0, 0] };
    expect(face.tell({ type: 'called', seat: 0, ...terms, rule }, view)).toBe(
      'Red calls to all: 1 gold for anything.',
    );
    const wish = { give: [0, 0, 0, 0], ask: [0, 0, 0, 1] };
    expect(face.tell({ type: 'called', seat: 0, ...wish, rule }, view)).toBe(
      'Red calls to all for 1 gold.',
    );
    expect(face.say({ type: 'call', askIron: 1 }, view)).toBe('Call to all for 1 iron');
    expect(face.say({ type: 'offer', to: 1, giveWood: 2, askGold: 1 }, view)).toBe(
      'Offer Blue 2 wood for 1 gold',
    );
    const price = { type: 'named-price', seat: 0, partner: 1, ask: [2, 0, 0, 0], rule } as const;
    expect(face.tell(price, view)).toBe('Red wants 2 wood from Blue for calling it off.');
    const countered = {
      type: 'countered',
      seat: 1,
      partner: 0,
      as: 'bribe',
      ...terms,
      rule,
    } as const;
    expect(face.joinEvents?.([countered, { type: 'refused', seat: 0, rule }], view)).toBe(
      'Blue offers something else: 1 gold; Red refuses.',
    );
  });

  it('tells a deed with its price and what came of it in one line', () => {
    const told = (...events: Event[]): string | null => face.joinEvents?.(events, view) ?? null;
    const sailed = (from: number, to: number): Event => ({
      type: 'sailed',
      seat: 0,
      ship: 1,
      from,
      to,
      rule,
    });
    expect(told(sailed(0, 1), sailed(1, 2), sailed(2, 3))).toBe(
      'The Red Albatross sails from A1 by A2 and A3 to A4.',
    );
    expect(told(sailed(0, 1), { ...sailed(1, 2), ship: 2 } as Event)).toBeNull();
    const paid: Event = { type: 'paid', seat: 0, cards: [0, 2, 1, 1], rule: 'PL-BUILD-1' };
    expect(told({ type: 'built', seat: 0, peg: 'cannon', ship: 1, rule }, paid)).toBe(
      'Red adds a cannon to the Albatross for 2 iron, 1 rum and 1 gold.',
    );
    const attacked = { type: 'attacked', seat: 0, ship: 1, target: 2, defender: 1, rule } as const;
    const fought: Event = {
      type: 'fought',
      seat: 0,
      defender: 1,
      attack: [5, 1],
      defence: [2, 0],
      rule,
    };
    const lost: Event = { type: 'lost-life', seat: 1, ship: 2, left: 0, rule };
    const sank: Event = { type: 'sank', seat: 1, ship: 2, points: 1, rule };
    expect(told(attacked, fought, lost, sank)).toBe(
      'The Red Albatross attacks the Blue Bonito, rolls 5 + 1 against 2 and wins; the Blue Bonito loses its last life and sinks (now 1 point).',
    );
  });

  it('tells an offer with its answer', () => {
    const offer = { seat: 0, partner: 1, as: 'threat', give: [0, 0, 0, 0], ask: [2, 0, 0, 0] };
    const proposed = { type: 'proposed', ...offer, rule } as Event;
    const told = (...events: Event[]): string | null => face.joinEvents?.(events, view) ?? null;
    expect(told(proposed, { type: 'refused', seat: 1, rule })).toBe(
      'Red threatens Blue: 2 wood, or a fight; Blue refuses.',
    );
    const treaty: Event = { type: 'treaty', seat: 0, partner: 1, rule };
    expect(told(proposed, { ...proposed, type: 'traded' } as Event, treaty)).toBe(
      'Red threatens Blue: 2 wood, or a fight; Blue gives in, and Red may not harm Blue for the rest of this turn.',
    );
  });

  it('tells how each captain stands at the beginning of a turn', () => {
    const has = { points: 4, ships: 1, islands: 2, plunderPoints: 1, cards: 1 };
    expect(face.tell({ type: 'turn-began', seat: 1, round: 1, has, rule }, view)).toBe(
      "Blue's turn: 4 points (1 ship, 2 islands and 1 Plunder Point card), 1 card in hand.",
    );
  });

  it('hides what the viewer may not know', () => {
    const drew = { type: 'drew', seat: 1, cards: [1, 0, 0, 1], count: 2, rule } as const;
    expect(face.tell(drew, view)).toBe('Blue draws 1 wood and 1 gold for 2 islands.');
    expect(face.tell({ ...drew, cards: null }, view)).toBe('Blue draws 2 cards for 2 islands.');
  });

  it('tells a captain by how much the game was won or lost', () => {
    const ended = (reader: Seat, winners: Seat[], scores: number[], ...endings: string[]): string =>
      face.result(
        { winners, scores, endings: endings.map((ending) => ({ ending, rule })) },
        reader,
      );
    expect(ended(1, [1], [7, 10, 3], 'target')).toBe(
      'You won with 10 points, 3 ahead of Red; Red 7 and Green 3.',
    );
    expect(ended(0, [1], [9, 10, 3], 'target')).toBe(
      'You lost by one point: Blue won with 10 points; you 9 and Green 3.',
    );
    expect(ended(0, [1], [6, 6], 'round-limit', 'tie-broken')).toBe(
      'You lost the tiebreak: Blue also had 6 points after the last round, and more Plunder Points or cards in hand.',
    );
    expect(ended(0, [1], [6, 6, 4], 'clock', 'tie-broken')).toBe(
      'You lost the tiebreak: Blue also had 6 points when the clock ran out, and more Plunder Points or cards in hand; Green 4.',
    );
    expect(ended(1, [1], [6, 6], 'round-limit', 'tie-broken')).toBe(
      'You won with 6 points after the last round, the tie broken by Plunder Points or cards in hand; Red 6.',
    );
    expect(ended(1, [0, 1], [6, 6, 4], 'clock', 'shared')).toBe(
      'You and Red shared the win with 6 points when the clock ran out; Green 4.',
    );
    expect(ended(2, [0, 2], [6, 1, 4, 3], 'target')).toBe(
      'You and Red won with 6 + 4 = 10 points; Yellow 3 and Blue 1.',
    );
    expect(ended(1, [0, 2], [6, 1, 4, 3], 'target')).toBe(
      'You lost: Red and Green won with 6 + 4 = 10 points; Yellow 3 and you 1.',
    );
  });

  it('tells every result', () => {
    const ended = (winners: Seat[], scores: number[], ...endings: string[]): string =>
      face.result({ winners, scores, endings: endings.map((ending) => ({ ending, rule })) });
    expect(ended([1], [7, 10], 'target')).toBe('Blue wins with 10 points; Red 7.');
    expect(ended([0, 2], [9, 5, 7, 4], 'team-target')).toBe(
      'Red and Green win with 9 + 7 = 16 points; Blue 5 and Yellow 4.',
    );
    expect(ended([0, 1], [6, 6, 2], 'clock', 'shared')).toBe(
      'Red and Blue share the win with 6 points when the clock runs out; Green 2.',
    );
    expect(ended([1], [6, 6], 'round-limit', 'tie-broken')).toBe(
      'Blue wins with 6 points after the last round, the tie broken by Plunder Points or cards in hand; Red 6.',
    );
    expect(ended([0, 1, 2, 3], [6, 5, 2, 3], 'clock', 'shared')).toContain('6, 5, 2 and 3 points');
  });
});

describe('names', () => {
  it('has a colour and an emblem for every captain, and a letter for every ship', () => {
    expect(new Set(CAPTAIN_NAMES.map((name) => name[0])).size).toBe(plunder.seats.max);
    expect(new Set(EMBLEMS).size).toBe(plunder.seats.max);
    expect(SHIP_NAMES.map((name) => name[0]).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it('has a title and a text for every Treasure card', () => {
    for (const { id } of TREASURE_CARDS) {
      expect(treasureTitle(id)).toMatch(/^[A-Z]/);
      expect(treasureText(id)).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('counts cards kind by kind', () => {
    expect(cardWords([1, 0, 2, 3])).toBe('1 wood, 2 rum and 3 gold');
    expect(cardWords([0, 0, 0, 0])).toBe('nothing');
  });
});

describe('odds', () => {
  it('are exact, and a tie is won', () => {
    expect(chanceToWin(0, 0)).toBe(21 / 36);
    expect(chanceToWin(2, 0)).toBe(30 / 36);
    expect(chanceToWin(0, 3)).toBe(6 / 36);
  });
});
