// Fixing coming dice and shuffles, for tests and puzzles.
import { reading, readRig } from '@tidetable/engine';
import { failingWith } from './failure.ts';
import * as field from './fields.ts';
import { request } from './request.ts';
import type { Rigged, SessionState } from './session-state.ts';

export const NOTHING_RIGGED: Rigged = { rolls: [], order: [] };

export function isRigged({ rolls, order }: Rigged): boolean {
  return rolls.length + order.length > 0;
}

export const rigging = {
  rig: request(
    { rolls: field.optional(field.list), order: field.optional(field.list) },
    (session, given) => {
      const rig = failingWith('bad-rig', () => readRigged(given.rolls ?? [], given.order ?? []));
      if (session.match?.state.outcome !== null)
        session.waiting = added(session.waiting, given, rig);
      else if (isRigged(rig)) session.match.rig(rig);
      return riggedSoFar(session);
    },
  ),
};

function readRigged(rolls: unknown[], order: unknown[]): Rigged {
  const rig = readRig({ rolls }, 'rig');
  return { rolls: rig.rolls ?? [], order: reading.listOf(reading.text)(order, 'rig.order') };
}

/** An empty list clears what waits: an impossible roll would otherwise bar every new game. */
function added(
  waiting: Rigged,
  given: { rolls?: unknown[] | undefined; order?: unknown[] | undefined },
  more: Rigged,
): Rigged {
  return {
    rolls: given.rolls?.length === 0 ? [] : [...waiting.rolls, ...more.rolls],
    order: given.order?.length === 0 ? [] : [...waiting.order, ...more.order],
  };
}

function riggedSoFar({ match, waiting }: SessionState): Rigged {
  if (match?.state.outcome !== null) return waiting;
  const rigs = match.record().rigs ?? [];
  return {
    rolls: rigs.flatMap(({ rolls = [] }) => rolls),
    order: rigs.flatMap(({ order = [] }) => order),
  };
}
