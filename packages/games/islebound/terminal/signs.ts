// A town's sign, as it applies to one captain.
import type { Seat } from '@tidetable/engine';
import {
  aWanted,
  counted,
  ENTRY_COINS,
  type Region,
  shipName,
  signOf,
  signWords,
  TOWN_NAMES,
  type View,
} from '../public.ts';
import { townIn } from '../rules/questions.ts';

/** `Morlim: pay the Heron 1 coin, exhaust an administrator; hire, gain 1 renown`. */
export function signFor(view: View, region: Region, seat: Seat | null): string {
  const words = signWords(signOf(view, region));
  const action = words.slice(words.indexOf('; ') + 2);
  return `${TOWN_NAMES[townIn(view, region)]}: ${entryWords(view, region, seat)}; ${action}`;
}

/** The owner enters free (IB-VISIT-5). */
function entryWords(view: View, region: Region, seat: Seat | null): string {
  const owner = view.owners[region] ?? null;
  if (owner !== null && owner === seat) return 'yours, free to enter';
  const { entryCrew } = signOf(view, region);
  const payee = owner === null ? '' : `the ${shipName(owner)} `;
  const coins = `pay ${payee}${counted(ENTRY_COINS, 'coins')}`;
  return entryCrew === null ? coins : `${coins}, exhaust ${aWanted(entryCrew)}`;
}
