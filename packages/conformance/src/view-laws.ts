// The laws of what viewers see: no secrets, and events that lead from view to view.
import {
  canonical,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  menu,
  offered,
  play,
  refusal,
  type Seat,
  type Types,
  type Viewer,
  write,
} from '@tidetable/engine';
import { everySeat, hold, type Moment, same } from './moment.ts';
import { TRIES } from './refusal-laws.ts';
import { wellFormed } from './well-formed.ts';

/** Laws 7 and 8: what a viewer cannot know makes no difference to what that viewer sees. */
export function secretsStaySecret(moment: Moment<Types>): void {
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
    same(deciders(game, world).must, deciders(game, state).must, 'everyone sees who must decide');
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
export function eventsLeadToTheView(moment: Moment<Types>): void {
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

function everyViewer(moment: Moment<Types>): Viewer[] {
  return [...everySeat(moment), 'spectator'];
}
