// The laws of one decision. Each takes a moment of a game and throws where the game breaks it.
import {
  type Action,
  attempt,
  canonical,
  deciders,
  type Game,
  Generator,
  hash,
  itemAt,
  legal,
  malformation,
  menu,
  offered,
  play,
  readAction,
  readNotation,
  refusal,
  type Seat,
  same as sameAction,
  type Types,
  type Verdict,
  type Viewer,
  verdict,
  write,
} from '@tidetable/engine';
import { filledIn, wellFormed } from './well-formed.ts';

/** A decision about to be taken in some game. */
export interface Moment<T extends Types> {
  readonly game: Game<T>;
  readonly state: T['state'];
  readonly seat: Seat;
  readonly action: T['action'];
  /** Seeds the chance of what a law plays. */
  readonly salt: number;
}

class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

function hold(fact: boolean, law: string, detail: () => string): void {
  if (!fact) throw new LawBroken(`${law}: ${detail()}`);
}

function same(one: unknown, other: unknown, law: string): void {
  const [left, right] = [canonical(one ?? null), canonical(other ?? null)];
  hold(left === right, law, () => `${left}\n  is not\n${right}`);
}

function everySeat({ state }: Moment<Types>): Seat[] {
  return Array.from({ length: state.seats }, (_none, seat) => seat);
}

function everyViewer(moment: Moment<Types>): Viewer[] {
  return [...everySeat(moment), 'spectator'];
}

/** Law 1: a seat must decide; every seat that is asked has a choice, and no other seat has. */
function aSeatMustDecide(moment: Moment<Types>): void {
  const { game, state } = moment;
  const { must, may } = deciders(game, state);
  hold(must.length > 0, 'a seat must decide', () => canonical(state.agenda));
  hold(
    may.length === 0 || game.cutIns === true,
    'only a game that says so lets a seat cut in',
    () => canonical({ must, may }),
  );
  same([...new Set([...must, ...may])].length, must.length + may.length, 'no seat is named twice');
  for (const seat of everySeat(moment)) {
    const asked = must.includes(seat) || may.includes(seat);
    const choices = legal(game, state, seat).length;
    hold(choices > 0 === asked, 'those who decide have a choice, and no others', () => {
      return `seat ${seat} is ${asked ? '' : 'not '}asked and has ${choices} choices`;
    });
  }
}

/** Laws 2, 3 and 10: `legal` is `menu` without the barred, nothing is said twice, all cite a rule, all can be written. */
function menusAreSound(moment: Moment<Types>): void {
  const { game, state } = moment;
  for (const seat of everySeat(moment)) {
    const { allowed, barred, open } = menu(game, state, seat);
    const notations = allowed.map(({ action }) => write(action));
    same(legal(game, state, seat).map(write), notations, '`legal` is `menu` without the barred');
    const all = [...notations, ...[...barred, ...open].map(({ action }) => write(action))];
    hold(new Set(all).size === all.length, 'nothing is offered or barred twice', () =>
      all.join('; '),
    );
    for (const { action, rule } of [...allowed, ...open]) {
      hold(
        Object.hasOwn(game.rulebook, rule),
        'every offer cites a rule',
        () => `${write(action)}: ${rule}`,
      );
      const text = write(action);
      hold(write(readNotation(text)) === text, 'every action survives notation', () => text);
      hold(write(readAction(action)) === text, 'every action is flat', () => text);
    }
    for (const { action, rule } of barred)
      hold(game.rulebook[rule]?.forbids === true, 'every bar cites a rule that forbids', () => {
        return `${write(action)}: ${rule}`;
      });
  }
}

/** Law 3: a barred action is refused with that very rule. */
function barsRefuse(moment: Moment<Types>): void {
  const { game, state, salt } = moment;
  for (const seat of everySeat(moment))
    for (const { action, rule } of menu(game, state, seat).barred) {
      const tried = attempt(game, state, seat, action, new Generator(salt));
      hold(
        !tried.ok && tried.refusal.rule === rule,
        'a barred action is refused with its rule',
        () => {
          return `${write(action)}: ${rule}`;
        },
      );
    }
}

/** Law 4: `attempt` leaves its argument unchanged; a clone shares nothing that can change. */
function attemptsAreClean({ game, state, seat, action, salt }: Moment<Types>): void {
  const before = canonical(state);
  attempt(game, state, seat, action, new Generator(salt));
  same(canonical(state), before, '`attempt` leaves its argument unchanged');
  const copy = game.clone(state);
  same(copy, state, 'a clone equals its original');
  const shared = sharedPart(copy, state, 'state');
  hold(shared === null, 'a clone shares nothing with its original', () => shared as string);
}

function sharedPart(one: unknown, other: unknown, where: string): string | null {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return null;
  if (one === other) return Object.isFrozen(one) ? null : where;
  for (const [key, part] of Object.entries(one)) {
    const found = sharedPart(part, (other as Record<string, unknown>)[key], `${where}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function after({ game, seat, action, salt }: Moment<Types>, from: Types['state']): string {
  const copy = game.clone(from);
  const { events } = play(game, copy, seat, action, new Generator(salt));
  return `${hash(copy)} ${canonical(events)}`;
}

/** Law 5: same state, same action, same chance: same result. */
function chanceDecides(moment: Moment<Types>): void {
  const { state } = moment;
  same(after(moment, state), after(moment, state), 'same state, action and chance: same result');
}

/** Law 6: JSON there and back changes nothing that follows, and the game reads its own positions. */
function jsonKeepsAll(moment: Moment<Types>): void {
  const { game, state } = moment;
  const odd = oddPart(state, 'state');
  hold(odd === null, 'a state is plain data, for JSON there and back', () => odd as string);
  const back = JSON.parse(JSON.stringify(state)) as Types['state'];
  same(back, state, 'JSON there and back changes nothing');
  same(
    after(moment, back),
    after(moment, state),
    'JSON there and back changes nothing that follows',
  );
  same(game.read(back), state, 'a game reads every position it comes to');
}

/** Where a value holds something that JSON would lose. */
function oddPart(value: unknown, where: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : where;
  if (typeof value !== 'object') return where;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return where;
  for (const [key, part] of Object.entries(value)) {
    const found = oddPart(part, `${where}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Laws 7 and 8: what a viewer cannot know makes no difference to what that viewer sees. */
function secretsStaySecret(moment: Moment<Types>): void {
  const { game, state, salt } = moment;
  for (const viewer of everyViewer(moment)) {
    const view = game.view(state, viewer);
    const world = game.imagine(view, new Generator(salt + 1));
    same(game.view(world, viewer), view, '`view(imagine(view))` equals `view`');
    if (game.sameForAll?.(state.options))
      same(
        { ...game.view(state, 'spectator'), viewer },
        { ...view, viewer },
        'what is the same for all is seen the same',
      );
    same(deciders(game, world).must, deciders(game, state).must, 'everybody sees who must decide');
    if (viewer !== 'spectator') {
      same(menu(game, world, viewer), menu(game, state, viewer), 'a menu tells no secret');
      refusalsTellNoSecret(moment, world, viewer);
    }
    bothWorldsLookAlike(moment, world, viewer);
  }
}

function refusalsTellNoSecret(
  { game, state, salt }: Moment<Types>,
  world: Types['state'],
  seat: Seat,
): void {
  const chance = new Generator(salt + 3);
  const kinds = Object.keys(game.actions);
  for (let number = 0; number < TRIES; number++) {
    const kind = itemAt(kinds, chance.below(kinds.length));
    const action = wellFormed(game, state, kind, chance);
    if (action === null || offered(game, state, seat, action) !== undefined) continue;
    same(
      refusal(game, world, seat, action),
      refusal(game, state, seat, action),
      `a refusal of ${write(action)} tells no secret`,
    );
  }
}

function bothWorldsLookAlike(moment: Moment<Types>, world: Types['state'], viewer: Viewer): void {
  const { game, seat, action, state, salt } = moment;
  const law = 'an action that disclosed nothing looks the same in every possible world';
  if (!legal(game, world, seat).some((other) => write(other) === write(action))) return;
  const seen = [game.clone(state), game.clone(world)].map((copy) => {
    const { events, disclosed } = play(game, copy, seat, action, new Generator(salt));
    const told = events
      .map((event) => game.redact(event, viewer))
      .filter((event) => event !== null);
    if (game.sameForAll?.(state.options))
      same(told, events, 'what is the same for all is told the same');
    return { known: knows(disclosed, viewer), told, view: game.view(copy, viewer) };
  });
  if (seen.some(({ known }) => known)) return;
  same(seen[0], seen[1], law);
}

function knows(disclosed: number, viewer: Viewer): boolean {
  return viewer === 'spectator' ? disclosed === -1 : (disclosed & (1 << viewer)) !== 0;
}

/** Law 13: the events that a viewer is told lead from the view before to the view after, in what is shown. */
function eventsLeadToTheView(moment: Moment<Types>): void {
  const { game, seat, action, state, salt } = moment;
  if (game.applyEvent === undefined) return;
  const copy = game.clone(state);
  const { events } = play(game, copy, seat, action, new Generator(salt));
  const seats = everySeat(moment);
  for (const event of events)
    hold(
      game.affects?.(event).every((affected) => seats.includes(affected)) !== false,
      'an event affects seats of the table',
      () => canonical(event),
    );
  for (const viewer of everyViewer(moment)) {
    const before = game.view(state, viewer);
    const kept = canonical(before);
    let view = before;
    for (const event of events) {
      const told = game.redact(event, viewer);
      if (told !== null) view = game.applyEvent(view, told);
    }
    same(canonical(before), kept, 'applying an event leaves the view before it unchanged');
    same(
      shownOf(game, view),
      shownOf(game, game.view(copy, viewer)),
      'events lead from the view before to the view after',
    );
  }
}

function shownOf(game: Game<Types>, view: object): object {
  return game.shown?.(view) ?? view;
}

/** Law 9: a stand-in's move is legal. */
function standInsAreLegal({ game, state }: Moment<Types>): void {
  for (const seat of deciders(game, state).must) {
    const wanted = write(game.standIn(state, seat));
    const offered = legal(game, state, seat).map(write);
    hold(
      offered.includes(wanted),
      'a stand-in plays a legal action',
      () => `seat ${seat}: ${wanted}`,
    );
  }
}

/** How many well-formed actions each seat tries, of any kind and of those that its menu names. */
const TRIES = 6;

/** Law 12: what a seat tries is played if it is offered, and otherwise refused with the rule that fails. */
function refusalsHaveTheirRule(moment: Moment<Types>): void {
  const { game, state, salt } = moment;
  const chance = new Generator(salt + 2);
  const { must, may } = deciders(game, state);
  for (const seat of everySeat(moment)) {
    const { allowed, barred, open } = menu(game, state, seat);
    const isAsked = must.includes(seat) || may.includes(seat);
    const named = new Set([...allowed, ...barred, ...open].map(({ action }) => action.type));
    for (const { action, rule } of allowed) agrees(moment, seat, action, { allowed: true, rule });
    for (const { action, rule, reason } of barred)
      agrees(moment, seat, action, { allowed: false, rule, ...(reason && { reason }) });
    const filled = open.flatMap(({ action }) => {
      const found = filledIn(game, state, seat, action, chance);
      if (found === null) return [];
      hold(
        offered(game, state, seat, found) !== undefined,
        'an open action that is filled in can be played',
        () => write(found),
      );
      return [found];
    });
    const kinds = [...named].filter((kind) => kind !== game.timeUp);
    for (let number = 0; number < 2 * TRIES; number++) {
      const among = number < TRIES || kinds.length === 0 ? Object.keys(game.actions) : kinds;
      const kind = itemAt(among, chance.below(among.length));
      const action = wellFormed(game, state, kind, chance);
      if (action !== null && !filled.some((one) => sameAction(one, action)))
        isJudged(moment, seat, action, isAsked, named);
    }
  }
}

function isJudged(
  { game, state, salt }: Moment<Types>,
  seat: Seat,
  action: Action,
  isAsked: boolean,
  named: ReadonlySet<string>,
): void {
  const isOffered = offered(game, state, seat, action) !== undefined;
  const found = isAsked ? verdict(game, state, seat, action) : null;
  const what = (): string => `seat ${seat}: ${write(action)}: ${canonical(found)}`;
  hold((found?.allowed ?? false) === isOffered, '`judge` agrees with `offer`', what);
  if (isOffered) return;
  hold(
    game.outOfPlace?.(state, seat, action)?.allowed !== true,
    '`outOfPlace` allows nothing',
    what,
  );
  const tried = attempt(game, state, seat, action, new Generator(salt));
  if (tried.ok) throw new LawBroken(`what is not offered is refused: ${what()}`);
  const { code, rule = '', reason, waiting } = tried.refusal;
  hold(Object.hasOwn(game.rulebook, rule), 'every refusal names a rule', () => `${code} ${what()}`);
  if (code === 'barred' || reason !== undefined) {
    const { forbids } = game.rulebook[rule] ?? {};
    hold(forbids === true, 'every bar cites a rule that forbids', () => `${rule} ${what()}`);
  }
  if (code === 'barred') return;
  same(waiting, deciders(game, state).must, 'a refusal for the time being says who decides');
  hold(
    !isAsked || !named.has(action.type),
    'what is of a kind that is offered or barred is refused by its own rule',
    what,
  );
}

function agrees({ game, state }: Moment<Types>, seat: Seat, action: Action, wanted: Verdict): void {
  const malformed = malformation(game, state, action);
  hold(malformed === null, 'what is offered or barred is well formed', () => malformed as string);
  same(
    verdict(game, state, seat, action),
    wanted,
    `\`judge\` agrees with \`offer\` on ${write(action)}`,
  );
}

export const CHEAP_LAWS = [aSeatMustDecide, menusAreSound, standInsAreLegal];
export const COSTLY_LAWS = [
  barsRefuse,
  refusalsHaveTheirRule,
  attemptsAreClean,
  chanceDecides,
  jsonKeepsAll,
  secretsStaySecret,
  eventsLeadToTheView,
];
