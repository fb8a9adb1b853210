// Any action that a game could be sent: of a known kind, with details that exist at the table.
import {
  type Action,
  type Detail,
  type Form,
  type Game,
  type Generator,
  itemAt,
  type Seat,
  type Step,
  type Types,
} from '@tidetable/engine';

/** A well-formed action of this kind, drawn at random; null where one of its details can be nothing just now. */
export function wellFormed<T extends Types>(
  game: Game<T>,
  state: T['state'],
  kind: string,
  chance: Generator,
): T['action'] | null {
  const form = (game.actions as unknown as Readonly<Record<string, Form<T['state']>>>)[kind];
  const action: Record<string, Detail> = { type: kind };
  for (const [name, field] of Object.entries(form ?? {})) {
    if (field.optional && chance.below(2) === 0) continue;
    const values = field.values(state);
    if (values.length === 0) return null;
    action[name] = itemAt(values, chance.below(values.length));
  }
  return action as unknown as T['action'];
}

/** An open action with details that the game fills in at random. */
export function filledIn<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  open: Action,
  chance: Generator,
): T['action'] | null {
  const frame = state.agenda.at(-1) as T['frame'];
  const step = (game.steps as Readonly<Record<string, Step<T, T['frame']>>>)[frame.step];
  if (step?.run !== undefined || step?.fillIn === undefined)
    throw new Error(`${frame.step} has an open action and no \`fillIn\``);
  return step.fillIn(state, frame, seat, open, chance);
}
