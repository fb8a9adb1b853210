// The laws of one decision. Each takes a moment of a game and throws where the game breaks it.
import {
  attempt,
  canonical,
  deciders,
  Generator,
  hash,
  legal,
  menu,
  play,
  readAction,
  readNotation,
  type Types,
  write,
} from '@tidetable/engine';
import { everySeat, hold, type Moment, same } from './moment.ts';
import { barsRefuse, refusalsHaveTheirRule } from './refusal-laws.ts';
import { eventsLeadToTheView, secretsStaySecret } from './view-laws.ts';

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
