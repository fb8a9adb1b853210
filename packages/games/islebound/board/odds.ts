// The odds of an attack, computed one figure at a time so that the page never blocks.

import { useEffect, useState } from 'preact/hooks';
import {
  CREW,
  captainOf,
  DEEP_FOG,
  type Odds,
  oddsOf,
  owns,
  type Region,
  strengthNeeded,
  type View,
} from '../public.ts';

export type Attack = Parameters<typeof oddsOf>[0];

/** What this seat adds to an attack besides its group. */
export function meansOf(view: View, seat: number, region: Region) {
  const { wood, deck } = captainOf(view, seat);
  return {
    need: strengthNeeded(view, region),
    wood,
    crew: deck.length,
    fighters: deck.filter((crew) => CREW[crew].includes('combat')).length,
    academy: region !== DEEP_FOG && owns(view, seat, 'sword-academy') ? 1 : 0,
  };
}

/** Null for a figure that is still being computed. */
export function useOdds(
  attacks: readonly Attack[],
  work: (attack: Attack) => Odds = oddsOf,
): readonly (Odds | null)[] {
  const key = JSON.stringify(attacks);
  const [known, setKnown] = useState<{ readonly key: string; readonly odds: readonly Odds[] }>({
    key,
    odds: [],
  });
  const odds = known.key === key ? known.odds : [];
  useEffect(() => {
    const next = attacks[odds.length];
    if (next === undefined) return;
    const task = setTimeout(() => setKnown({ key, odds: [...odds, work(next)] }));
    return () => clearTimeout(task);
  }, [key, odds.length]);
  return attacks.map((_none, nth) => odds[nth] ?? null);
}
