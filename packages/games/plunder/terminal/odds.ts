// The odds of all attacks possible now.

import type { Extra, Scene } from '@tidetable/terminal/board';
import { FAINT } from '@tidetable/terminal/ink';
import { plural, readable, wrapped } from '@tidetable/terminal/text';
import {
  type Action,
  captainName,
  chanceToWin,
  chart,
  type FrameOf,
  type Plunder,
  portOf,
  type Ship,
  shipName,
  shipOf,
  theShip,
  type View,
} from '../public.ts';

export const odds: Extra<Plunder> = {
  usage: 'odds',
  help: 'the chance to win each attack that you could make now, or the one you face',
  answer,
};

interface Attack {
  readonly ship: Ship;
  /** Null for the island of the ship's port. */
  readonly target: Ship | null;
}

function answer(view: View, { choices, ink, columns }: Scene<Action>): string[] {
  const frame = view.agenda.at(-1);
  const attacks =
    frame?.step === 'bribe' || frame?.step === 'press-attack'
      ? declared(view, frame)
      : choices.flatMap(({ action }) => attackIn(view, action));
  const note = 'One die each, with cannons or skulls added; a tie goes to the attacker.';
  const lines = attacks.map((attack) => `  ${attackWords(view, attack)}`);
  return [
    ...(lines.length === 0 ? ['There is nobody to attack from where you are.', ...table()] : lines),
    ...wrapped(note, readable(columns)).map((line) => ink(line, FAINT)),
  ];
}

function declared(view: View, { ship, target }: FrameOf<'bribe' | 'press-attack'>): Attack[] {
  const attacker = shipOf(view, ship);
  if (attacker === undefined) return [];
  return [{ ship: attacker, target: target === null ? null : (shipOf(view, target) ?? null) }];
}

function attackIn(view: View, action: Action): Attack[] {
  if (action.type !== 'attack' && action.type !== 'attack-island') return [];
  const target = action.type === 'attack' ? action.target : null;
  return declared(view, { ship: action.ship, target } as FrameOf<'press-attack'>);
}

/** `58 %  the Gull (1 cannon) on the Blue Bonito (1 cannon)`. */
function attackWords(view: View, { ship, target }: Attack): string {
  const attacker = `${theShip(ship.seat, ship.id)} (${guns(ship)})`;
  if (target !== null)
    return `${percent(ship.cannons, target.cannons)}  ${attacker} on ${theShip(target.seat, target.id)} (${guns(target)}, ${plural(target.lives, 'life', 'lives')})`;
  const at = portOf(view, ship);
  const island = chart(view).islands[at];
  const owner = view.flags[at] ?? null;
  const whose = owner === null ? '' : ` of ${captainName(owner)}`;
  const skulls = island?.skulls ?? 0;
  return `${percent(ship.cannons, skulls)}  ${attacker} on ${island?.name ?? shipName(ship.id)}${whose} (${plural(skulls, 'skull')})`;
}

function guns({ cannons }: Ship): string {
  return cannons === 0 ? 'no cannon' : plural(cannons, 'cannon');
}

function percent(cannons: number, defence: number): string {
  return `${Math.round(100 * chanceToWin(cannons, defence))} %`.padStart(5);
}

/** The odds of any attack, by cannons and defence. */
function table(): string[] {
  const columns = [0, 1, 2, 3];
  return [
    `  Cannons  ${columns.map((defence) => `against ${defence}`.padStart(9)).join('  ')}`,
    ...[0, 1, 2].map(
      (cannons) =>
        `  ${String(cannons).padStart(7)}  ${columns.map((defence) => percent(cannons, defence).padStart(9)).join('  ')}`,
    ),
  ];
}
