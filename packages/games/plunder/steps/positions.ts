// Who may trade with whom, and who may be threatened: the rule that allows it, or the rule against it.
import type { RuleId, Seat } from '@tidetable/engine';
import {
  areTeammates,
  canReach,
  chart,
  fleetOf,
  inStorm,
  isMerchant,
  portOf,
  treatyAgainst,
} from '../questions.ts';
import type { Seas } from '../state.ts';
import { isBeside } from '../waters.ts';

export type Ruling = { readonly ok: boolean; readonly rule: RuleId };

/** Whether some ship of one seat lies beside some ship of another, and if so whether the storm is between them. */
function besideEachOther(seas: Seas, one: Seat, other: Seat): 'no' | 'cut-off' | 'yes' {
  let found: 'no' | 'cut-off' = 'no';
  for (const ship of seas.ships) {
    if (ship.seat !== one) continue;
    for (const rival of seas.ships) {
      if (rival.seat !== other || !isBeside(chart(seas), ship.square, rival.square)) continue;
      if (canReach(seas, ship.square, rival.square)) return 'yes';
      found = 'cut-off';
    }
  }
  return found;
}

type Docked = 'no' | 'covered' | 'yes';

/** Whether some ship of a seat lies in a port of this owner, or of a Merchant island, and if so whether under the storm. */
function inPort(seas: Seas, seat: Seat, owner: Seat | 'merchant'): Docked {
  let found: 'no' | 'covered' = 'no';
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    const island = portOf(seas, ship);
    if (island < 0) continue;
    if (owner === 'merchant' ? !isMerchant(seas, island) : seas.flags[island] !== owner) continue;
    if (!inStorm(seas, ship.square)) return 'yes';
    found = 'covered';
  }
  return found;
}

/** The five positions for a trade with another captain. */
export function mayTrade(seas: Seas, seat: Seat, partner: Seat): Ruling {
  const beside = besideEachOther(seas, seat, partner);
  if (beside === 'yes') return { ok: true, rule: 'PL-TRADE-2' };
  const ports: readonly (readonly [Docked, RuleId])[] = [
    [inPort(seas, seat, partner), 'PL-TRADE-3'],
    [inPort(seas, partner, seat), 'PL-TRADE-4'],
    [inPort(seas, partner, 'merchant'), 'PL-TRADE-5'],
    [inPort(seas, seat, 'merchant'), 'PL-TRADE-6'],
  ];
  const open = ports.find(([found]) => found === 'yes');
  if (open !== undefined) return { ok: true, rule: open[1] };
  if (beside === 'cut-off') return { ok: false, rule: 'PL-STORM-6' };
  const covered = ports.some(([found]) => found === 'covered');
  return { ok: false, rule: covered ? 'PL-STORM-4' : 'PL-TRADE-1' };
}

/** In their port, or beside their ship; never towards one's own side, nor where a treaty rules the attack out. */
export function mayThreaten(seas: Seas, seat: Seat, other: Seat): Ruling {
  if (areTeammates(seas, seat, other)) return { ok: false, rule: 'PL-AMB-82' };
  const treaty = treatyAgainst(seas, other);
  if (treaty !== null) return { ok: false, rule: treaty };
  const beside = besideEachOther(seas, seat, other);
  const docked = inPort(seas, seat, other);
  if (beside === 'yes' || docked === 'yes') return { ok: true, rule: 'PL-THREAT-2' };
  if (beside === 'cut-off') return { ok: false, rule: 'PL-STORM-6' };
  return { ok: false, rule: docked === 'covered' ? 'PL-AMB-22' : 'PL-THREAT-2' };
}

/** Whether two for one can be exchanged: in a Merchant port that the storm leaves open. */
export function mayExchange(seas: Seas, seat: Seat): Ruling {
  const found = inPort(seas, seat, 'merchant');
  return { ok: found === 'yes', rule: found === 'covered' ? 'PL-AMB-67' : 'PL-TRADE-7' };
}

/** Whether a teammate's island may be asked for: from a port of it that the storm leaves open. */
export function mayAskFor(seas: Seas, seat: Seat, island: number): Ruling {
  const docked = fleetOf(seas, seat).filter((ship) => portOf(seas, ship) === island);
  const ok = docked.some(({ square }) => !inStorm(seas, square));
  return { ok, rule: docked.length > 0 && !ok ? 'PL-AMB-48' : 'PL-TEAM-8' };
}
