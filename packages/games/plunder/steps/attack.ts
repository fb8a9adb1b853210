// Attacking islands and ships: who may, the bribe before it, and the dice.
import type { Decision, RuleId, Seat, Table } from '@tidetable/engine';
import { cardsAsked, cardsGiven, isWithin } from '../bundles.ts';
import { DIE } from '../data/table.ts';
import { type Island, NONE, type Square } from '../map.ts';
import {
  areTeammates,
  canReach,
  captainOf,
  chart,
  fleetOf,
  handSize,
  hasFlag,
  inStorm,
  isCutOff,
  mayHarm,
  pointsOf,
  portOf,
  shipAt,
  shipOf,
  sum,
  treatyAgainst,
} from '../questions.ts';
import type {
  Action,
  ActionOf,
  Deal,
  Event,
  Frame,
  FrameOf,
  Plunder,
  Seas,
  Ship,
} from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { cornersOf, distance } from '../waters.ts';
import { fillInTerms, judgeBudget, judgeTerms, propose, stir } from './dealing.ts';
import { judgeBribe, judgePrice, notePrice, pressedAttack } from './haggling.ts';
import { harm } from './launch.ts';
import { checkVictory } from './points.ts';

type PlunderTable = Table<Frame, Event>;

export function offerAttacks(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    for (const target of targetsAround(seas, ship, menu)) {
      const action = { type: 'attack', ship: ship.id, target: target.id } as const;
      list(menu, action, judgeShipTarget(seas, ship, target));
    }
    list(menu, { type: 'attack-island', ship: ship.id }, judgeIsland(seas, ship));
  }
}

/** Ships beside this one; and, to be explained, those that touch it at a corner or across land. */
function targetsAround(seas: Seas, ship: Ship, { explaining }: PlunderMenu): Ship[] {
  const { beside, neighbours } = chart(seas);
  const next = neighbours[ship.square] as readonly Square[];
  const targets = next.flatMap((square) => shipAt(seas, square) ?? []);
  if (!explaining) return targets;
  const others = [
    ...(beside[ship.square] as readonly Square[]),
    ...cornersOf(chart(seas), ship.square),
  ];
  const apart = others
    .filter((square) => !next.includes(square))
    .flatMap((square) => shipAt(seas, square) ?? [])
    .filter((target) => target.seat !== ship.seat);
  return [...targets, ...apart];
}

/** The verdict on attacking any ship with any ship, or an island; null for any other action. */
export function judgeAttacks(seas: Seas, seat: Seat, action: Action): Found | null {
  if (action.type !== 'attack' && action.type !== 'attack-island') return null;
  const ship = shipOf(seas, action.ship) as Ship;
  if (ship.seat !== seat) {
    const rule = action.type === 'attack' ? 'PL-BATTLE-1' : 'PL-CONQ-1';
    return barred(rule, { because: 'not-yours', ship: ship.id });
  }
  if (action.type === 'attack-island') return judgeIsland(seas, ship);
  return judgeShipTarget(seas, ship, shipOf(seas, action.target) as Ship);
}

function judgeShipTarget(seas: Seas, ship: Ship, target: Ship): Found {
  const { neighbours, names } = chart(seas);
  if (target.seat === ship.seat) return barred('PL-AMB-54', { because: 'yourself' });
  if (!neighbours[ship.square]?.includes(target.square)) return judgeDistance(seas, ship, target);
  if (isCutOff(seas, ship.square, target.square))
    return barred('PL-STORM-6', { because: 'border-between', at: names[target.square] as string });
  const of = target.id;
  if (ship.foughtShips.includes(target.id)) return barred('PL-BATTLE-5', { because: 'fought', of });
  if (seas.turn.sparedShips.includes(target.id))
    return barred('PL-AMB-34', { because: 'spared', of });
  return judgeHarm(seas, target.seat, 'PL-BATTLE-2');
}

function judgeDistance(seas: Seas, ship: Ship, target: Ship): Found {
  const sea = chart(seas);
  const at = sea.names[target.square] as string;
  if (cornersOf(sea, ship.square).includes(target.square))
    return barred('PL-BATTLE-2', { because: 'corner', ship: ship.id, at });
  if (sea.beside[ship.square]?.includes(target.square))
    return barred('PL-BATTLE-2', { because: 'across-land', ship: ship.id, at });
  const way = distance(sea, ship.square, target.square);
  const squares = way === NONE ? null : way;
  return barred('PL-BATTLE-2', {
    because: 'target-far',
    ship: ship.id,
    target: target.id,
    squares,
  });
}

/** Neither teammates nor treaty partners may be attacked. */
function judgeHarm(seas: Seas, captain: Seat, rule: RuleId): Found {
  if (areTeammates(seas, seas.turn.seat, captain))
    return barred('PL-TEAM-5', { because: 'teammate', captain });
  const treaty = treatyAgainst(seas, captain);
  return treaty === null ? allowed(rule) : barred(treaty, { because: 'treaty', captain });
}

/** The island in whose port a ship lies. */
function judgeIsland(seas: Seas, ship: Ship): Found {
  const island = portOf(seas, ship);
  if (island < 0) return barred('PL-CONQ-1', { because: 'not-in-port', ship: ship.id });
  const { id, kind } = chart(seas).islands[island] as Island;
  const owner = seas.flags[island] as Seat | null;
  if (kind === 'merchant') return barred('PL-ISLE-3', { because: 'merchants', island: id });
  if (owner === ship.seat) return barred('PL-AMB-54', { because: 'yourself' });
  if (ship.foughtIslands.includes(island))
    return barred('PL-CONQ-8', { because: 'fought', of: id });
  if (seas.turn.sparedIslands.includes(island))
    return barred('PL-AMB-34', { because: 'spared', of: id });
  if (!hasFlag(seas, ship.seat))
    return barred('PL-AMB-30', { because: 'no-flag', captain: ship.seat });
  return owner === null ? allowed('PL-CONQ-1') : judgeHarm(seas, owner, 'PL-CONQ-1');
}

/** Whether some ship could attack this captain now (PL-AMB-89). */
export function mayAttack(seas: Seas, seat: Seat, captain: Seat): boolean {
  return fleetOf(seas, seat).some(
    (ship) =>
      seas.ships.some(
        (target) => target.seat === captain && judgeShipTarget(seas, ship, target).allowed,
      ) ||
      (seas.flags[portOf(seas, ship)] === captain && judgeIsland(seas, ship).allowed),
  );
}

/** A defender with cards may offer a bribe first, and the attacker may then think better of it (PL-AMB-34, PL-AMB-78). */
export function fightShip(
  seas: Seas,
  seat: Seat,
  { ship, target }: { readonly ship: number; readonly target: number },
  table: PlunderTable,
): void {
  const defender = (shipOf(seas, target) as Ship).seat;
  table.tell({ type: 'attacked', seat, ship, target, defender, rule: 'PL-BATTLE-1' });
  declare(seas, { seat, ship, target, defender }, false, table);
}

/** A port under the storm is closed for bribes, but not the water between two ships in it (PL-AMB-22). */
export function fightIsland(seas: Seas, seat: Seat, id: number, table: PlunderTable): void {
  const ship = shipOf(seas, id) as Ship;
  const island = portOf(seas, ship);
  const defender = seas.flags[island] as Seat | null;
  table.tell({
    type: 'attacked-island',
    seat,
    ship: id,
    island: chart(seas).islands[island]?.id as string,
    defender,
    rule: 'PL-CONQ-1',
  });
  const closed =
    inStorm(seas, ship.square) && !seas.options.stormBargains && !liesBeside(seas, ship, defender);
  declare(seas, { seat, ship: id, target: null, defender }, closed, table);
}

function liesBeside(seas: Seas, { square }: Ship, defender: Seat | null): boolean {
  return seas.ships.some((ship) => ship.seat === defender && canReach(seas, square, ship.square));
}

/** A declared attack; an unowned island has no defender. */
interface Declared {
  readonly seat: Seat;
  readonly ship: number;
  readonly target: number | null;
  readonly defender: Seat | null;
}

function declare(seas: Seas, attack: Declared, closed: boolean, table: PlunderTable): void {
  const { seat, ship, target, defender } = attack;
  if (defender === null || closed || handSize(seas, defender) === 0)
    return resolve(seas, attack, table);
  table.inOrder(
    { step: 'bribe', seat, ship, target, defender },
    { step: 'press-attack', seat, ship, target, defender, refused: [], prices: [] },
  );
}

/** Whether the defender has another bribe to offer. Once all cards have been refused, everybody knows that there is none. */
export function mayRaise(seas: Seas, defender: Seat): boolean {
  const { hand } = captainOf(seas, defender);
  if (sum(hand) === 0) return false;
  if (judgeBribe(seas, hand).allowed) return true;
  return (pressedAttack(seas)?.prices ?? []).some(
    (price) => isWithin(price, hand) && judgeBribe(seas, price).allowed,
  );
}

export const bribe: Decision<Plunder, FrameOf<'bribe'>> = {
  lapses: (seas, { defender }) => !mayHarm(seas, defender) || !mayRaise(seas, defender),

  deciders: (_seas, { defender }) => ({ must: [defender], may: [] }),

  rule: () => 'PL-BRIBE-1',

  offer(_seas, { defender }, seat, menu) {
    if (seat !== defender) return;
    menu.open({ type: 'bribe' }, 'PL-BRIBE-1');
    menu.allow({ type: 'no-bribe' }, 'PL-BRIBE-1');
  },

  judge(seas, frame, _seat, action) {
    if (action.type === 'no-bribe') return allowed('PL-BRIBE-1');
    if (action.type !== 'bribe') return null;
    const deal = bribeOf(frame, action);
    const terms = judgeTerms(seas, deal);
    return terms.allowed ? judgeBribe(seas, deal.give) : terms;
  },

  fillIn(seas, frame, seat, open, chance) {
    const hands = { own: captainOf(seas, seat).hand, theirs: 0 };
    const judge = (action: Action) => bribe.judge?.(seas, frame, seat, action) ?? null;
    return fillInTerms(open, hands, chance, judge);
  },

  take(_seas, frame, _seat, action, table) {
    table.done();
    if (action.type === 'bribe') propose(bribeOf(frame, action), 'proposed', table);
  },
};

function bribeOf({ seat, defender }: FrameOf<'bribe'>, action: ActionOf<'bribe'>): Deal {
  return {
    seat: defender,
    partner: seat,
    as: 'bribe',
    give: cardsGiven(action),
    ask: [0, 0, 0, 0],
  };
}

/** Fights, names a price, or calls it off, which costs nothing (PL-AMB-34). */
export const pressAttack: Decision<Plunder, FrameOf<'press-attack'>> = {
  lapses: (seas, { defender }) => !mayHarm(seas, defender),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-AMB-34',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'fight' }, 'PL-AMB-34');
    menu.allow({ type: 'call-off' }, 'PL-AMB-34');
    const budget = judgeBudget(seas);
    if (budget.allowed) menu.open({ type: 'name-price' }, 'PL-AMB-34');
    else menu.bar({ type: 'name-price' }, budget.rule, budget.reason);
  },

  judge(seas, frame, _seat, action) {
    if (action.type === 'fight' || action.type === 'call-off') return allowed('PL-AMB-34');
    if (action.type !== 'name-price') return null;
    const budget = judgeBudget(seas);
    if (!budget.allowed) return budget;
    const deal = priceOf(frame, action);
    const terms = judgeTerms(seas, deal);
    return terms.allowed ? judgePrice(seas, deal.ask) : terms;
  },

  fillIn(seas, frame, seat, open, chance) {
    const hands = { own: [0, 0, 0, 0], theirs: handSize(seas, frame.defender) };
    const judge = (action: Action) => pressAttack.judge?.(seas, frame, seat, action) ?? null;
    return fillInTerms(open, hands, chance, judge);
  },

  take(seas, frame, seat, action, table) {
    if (action.type === 'name-price') return namePrice(seas, priceOf(frame, action), table);
    table.done();
    if (action.type === 'fight') return resolve(seas, frame, table);
    spare(seas, frame);
    table.tell({ type: 'called-off', seat, rule: 'PL-AMB-34' });
  },
};

function priceOf(
  { seat, defender }: FrameOf<'press-attack'>,
  action: ActionOf<'name-price'>,
): Deal {
  return { seat, partner: defender, as: 'price', give: [0, 0, 0, 0], ask: cardsAsked(action) };
}

function namePrice(seas: Seas, deal: Deal, table: PlunderTable): void {
  const { seat, partner, ask } = deal;
  seas.turn.offers += 1;
  notePrice(seas, ask);
  table.reveal();
  table.tell({ type: 'named-price', seat, partner, ask: [...ask], rule: 'PL-AMB-34' });
  table.push({ step: 'answer-offer', ...deal });
}

/** It cannot be attacked again before something else has happened. */
function spare(seas: Seas, { ship, target }: FrameOf<'press-attack'>): void {
  const { sparedShips, sparedIslands } = seas.turn;
  if (target !== null) sparedShips.push(target);
  else sparedIslands.push(portOf(seas, shipOf(seas, ship) as Ship));
}

function resolve(seas: Seas, attack: Declared, table: PlunderTable): void {
  stir(seas);
  const ship = shipOf(seas, attack.ship) as Ship;
  if (attack.target === null) assault(seas, ship, portOf(seas, ship), table);
  else battle(seas, ship, shipOf(seas, attack.target) as Ship, table);
}

/** Ties go to the attacker. */
function rollOff(
  [seat, defender]: readonly [Seat, Seat],
  [attack, defence]: readonly [number, number],
  rule: RuleId,
  table: PlunderTable,
): boolean {
  const dice = [table.chance.roll(DIE), table.chance.roll(DIE)] as const;
  table.tell({
    type: 'fought',
    seat,
    defender,
    attack: [dice[0], attack],
    defence: [dice[1], defence],
    rule,
  });
  return dice[0] + attack >= dice[1] + defence;
}

function battle(seas: Seas, ship: Ship, target: Ship, table: PlunderTable): void {
  ship.foughtShips.push(target.id);
  const seats = [ship.seat, target.seat] as const;
  const won = rollOff(seats, [ship.cannons, target.cannons], 'PL-BATTLE-3', table);
  const [loser, victor] = won ? [target, ship] : [ship, target];
  harm(seas, loser, victor.seat, 'PL-BATTLE-4', table);
}

/** For an island that nobody owns, the player to the left rolls (PL-AMB-50). */
function assault(seas: Seas, ship: Ship, island: number, table: PlunderTable): void {
  ship.foughtIslands.push(island);
  const { id, skulls } = chart(seas).islands[island] as Island;
  const owner = seas.flags[island] as Seat | null;
  const roller = owner ?? (ship.seat + 1) % seas.seats;
  if (!rollOff([ship.seat, roller], [ship.cannons, skulls], 'PL-CONQ-3', table)) {
    harm(seas, ship, owner, 'PL-CONQ-6', table, 'PL-CONQ-7');
    return;
  }
  seas.flags[island] = ship.seat;
  const [seat, points] = [ship.seat, pointsOf(seas, ship.seat)];
  table.tell({ type: 'conquered', seat, island: id, from: owner, points, rule: 'PL-CONQ-5' });
  checkVictory(seas, table);
}
