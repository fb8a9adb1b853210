// Which things on the board can be touched, and what that does.
import type { BoardKit, Offer, Spot, SpotState } from '../boards/board.ts';

export type BySpot = ReadonlyMap<Spot, readonly Offer[]>;

export function offersBySpot(offers: readonly Offer[], kit: BoardKit, view: object): BySpot {
  const groups = new Map<Spot, Offer[]>();
  for (const offer of offers)
    for (const spot of kit.spotsOf(offer.action, view)) {
      const here = groups.get(spot);
      if (here === undefined) groups.set(spot, [offer]);
      else here.push(offer);
    }
  return groups;
}

export function stateOf(offers: readonly Offer[]): SpotState {
  if (offers.length === 0) return { kind: 'plain' };
  return { kind: offers.some(({ allowed }) => allowed) ? 'open' : 'barred' };
}
