// Who may trade with and threaten whom: the rule that allows it, or the one against it.
import type { RuleId, Seat } from '@tidetable/engine';
import { MERCHANT_PRICE } from '../data/resources.ts';
import { NONE } from '../map.ts';
import {
  areTeammates,
  canReach,
  chart,
  fleetOf,
  handSize,
  inStorm,
  isMerchant,
  portOf,
  treatyAgainst,
} from '../questions.ts';
import type { Why } from '../reasons.ts';
import type { Seas } from '../state.ts';
import { allowed, barred, type Found } from '../verdicts.ts';
import { distance, isBeside } from '../waters.ts';

export type Ruling = { readonly ok: boolean; readonly rule: RuleId };

/** Whether ships of two seats are side by side, and whether the storm border is between them. */
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

type Docked = 'no' | 'covered' | 'cut-off' | 'yes';

/** Whether a ship lies in a port of this owner or of Merchants, and whether in the storm. */
function inPort(seas: Seas, seat: Seat, owner: Seat | 'merchant'): 'no' | 'covered' | 'yes' {
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

/** One at a Merchant island, the other anywhere, unless by house rule the storm cuts off a whole fleet (PL-AMB-23). */
function byMerchant(seas: Seas, docked: Seat, other: Seat): Docked {
  const found = inPort(seas, docked, 'merchant');
  if (found !== 'yes' || !seas.options.stormCutsMerchants) return found;
  const fleet = fleetOf(seas, other);
  const isInside = fleet.length > 0 && fleet.every(({ square }) => inStorm(seas, square));
  return isInside ? 'cut-off' : 'yes';
}

/** The five positions for a trade with another captain. */
export function mayTrade(seas: Seas, seat: Seat, partner: Seat): Ruling {
  const beside = besideEachOther(seas, seat, partner);
  if (beside === 'yes') return { ok: true, rule: 'PL-TRADE-2' };
  const ports: readonly (readonly [Docked, RuleId])[] = [
    [inPort(seas, seat, partner), 'PL-TRADE-3'],
    [inPort(seas, partner, seat), 'PL-TRADE-4'],
    [byMerchant(seas, partner, seat), 'PL-TRADE-5'],
    [byMerchant(seas, seat, partner), 'PL-TRADE-6'],
  ];
  const open = ports.find(([found]) => found === 'yes');
  if (open !== undefined) return { ok: true, rule: open[1] };
  if (ports.some(([found]) => found === 'cut-off')) return { ok: false, rule: 'PL-AMB-23' };
  if (beside === 'cut-off') return { ok: false, rule: 'PL-STORM-6' };
  const covered = ports.some(([found]) => found === 'covered');
  return { ok: false, rule: covered ? 'PL-STORM-4' : 'PL-TRADE-1' };
}

/** In their port or beside their ship; never teammates or treaty partners. */
export function mayThreaten(seas: Seas, seat: Seat, other: Seat): Ruling {
  if (areTeammates(seas, seat, other)) return { ok: false, rule: 'PL-AMB-82' };
  const treaty = treatyAgainst(seas, other);
  if (treaty !== null) return { ok: false, rule: treaty };
  const beside = besideEachOther(seas, seat, other);
  const docked = inPort(seas, seat, other);
  const isOpen = docked === 'yes' || (docked === 'covered' && seas.options.stormBargains);
  if (beside === 'yes' || isOpen) return { ok: true, rule: 'PL-THREAT-2' };
  if (beside === 'cut-off') return { ok: false, rule: 'PL-STORM-6' };
  return { ok: false, rule: docked === 'covered' ? 'PL-AMB-22' : 'PL-THREAT-2' };
}

/** Whether a ship lies in a Merchant port outside the storm. */
export function isAtMerchant(seas: Seas, seat: Seat): boolean {
  return inPort(seas, seat, 'merchant') === 'yes';
}

/** Two for one: in a Merchant port outside the storm, with two cards. */
export function judgeExchange(seas: Seas, seat: Seat): Found {
  const found = inPort(seas, seat, 'merchant');
  if (found === 'covered') return barred('PL-AMB-67', { because: 'port-covered' });
  if (found === 'no') return barred('PL-TRADE-7', { because: 'no-merchant' });
  const has = handSize(seas, seat);
  if (has < MERCHANT_PRICE)
    return barred('PL-TRADE-7', { because: 'few-cards', has, needs: MERCHANT_PRICE });
  return allowed('PL-TRADE-7');
}

/** An island is received in one of its ports outside the storm. */
export function mayReceive(seas: Seas, seat: Seat, island: number): Found {
  const docked = fleetOf(seas, seat).filter((ship) => portOf(seas, ship) === island);
  const isOpen = docked.some(({ square }) => seas.options.stormGifts || !inStorm(seas, square));
  if (isOpen) return allowed('PL-TEAM-8');
  return docked.length > 0
    ? barred('PL-AMB-48', { because: 'port-covered' })
    : barred('PL-TEAM-8', {
        because: 'not-docked',
        captain: seat,
        island: chart(seas).islands[island]?.id as string,
      });
}

export function whyApart(seas: Seas, seat: Seat, captain: Seat, rule: RuleId): Why {
  switch (rule) {
    case 'PL-STORM-6':
    case 'PL-AMB-23':
      return { because: 'storm-between', captain };
    case 'PL-STORM-4':
    case 'PL-AMB-22':
      return { because: 'port-covered' };
    case 'PL-AMB-82':
      return { because: 'teammate', captain };
    case 'PL-TREATY-2':
    case 'PL-TEAM-7':
      return { because: 'treaty', captain };
    default:
      return {
        because: 'apart',
        captain,
        squares: squaresApart(seas, seat, captain),
        to: rule === 'PL-TRADE-1' ? 'trade' : 'threaten',
      };
  }
}

/** Steps of sailing between their nearest ships; null without ships or a way. */
function squaresApart(seas: Seas, one: Seat, other: Seat): number | null {
  let nearest: number | null = null;
  for (const { square: from } of fleetOf(seas, one))
    for (const { square: to } of fleetOf(seas, other)) {
      const steps = distance(chart(seas), from, to);
      if (steps !== NONE && (nearest === null || steps < nearest)) nearest = steps;
    }
  return nearest;
}
