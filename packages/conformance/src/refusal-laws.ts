// The laws of refusals.
import {
  type Action,
  attempt,
  canonical,
  deciders,
  Generator,
  itemAt,
  malformation,
  menu,
  offered,
  type Seat,
  same as sameAction,
  type Types,
  type Verdict,
  verdict,
  write,
} from '@tidetable/engine';
import { everySeat, hold, LawBroken, type Moment, same } from './moment.ts';
import { filledIn, wellFormed } from './well-formed.ts';

/** Law 3: a barred action is refused with that very rule. */
export function barsRefuse(moment: Moment<Types>): void {
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

/** How many well-formed actions each seat tries, of any kind and of those that its menu names. */
export const TRIES = 6;

/** Law 12: what a seat tries is played if it is offered, and otherwise refused with the rule that fails. */
export function refusalsHaveTheirRule(moment: Moment<Types>): void {
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
