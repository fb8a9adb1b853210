// Deals of any kind (offers, threats, bribes, prices): how they are judged and struck.
import { type Chance, itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import { asked, given, isWithin, shortOf } from '../bundles.ts';
import { KINDS } from '../data/resources.ts';
import { TEAM_GAIN } from '../data/table.ts';
import { areTeammates, captainOf, handSize, sum } from '../questions.ts';
import type { Action, Deal, Event, Frame, Seas } from '../state.ts';
import { allowed, barred, type Found } from '../verdicts.ts';

type PlunderTable = Table<Frame, Event>;

export const DEAL_RULES: Readonly<Record<Deal['as'], RuleId>> = {
  trade: 'PL-TRADE-1',
  threat: 'PL-THREAT-1',
  bribe: 'PL-BRIBE-1',
  price: 'PL-AMB-34',
};

/** Whether this turn allows another offer or counter (PL-AMB-79). */
export function judgeBudget({ options, turn }: Seas): Found {
  const most = options.offersPerTurn;
  if (most === 0 || turn.offers < most) return allowed('PL-AMB-79');
  return barred('PL-AMB-79', { because: 'budget-spent', most });
}

/** The maker holds what is given, enough exists of what is asked, and something changes hands. */
export function judgeTerms(seas: Seas, deal: Deal): Found {
  const { seat, partner, as, give, ask } = deal;
  const { hand } = captainOf(seas, seat);
  if (!isWithin(give, hand))
    return barred('PL-AMB-76', { because: 'lacking', cards: shortOf(hand, give) });
  const has = handSize(seas, partner);
  if (sum(ask) > has)
    return barred('PL-AMB-76', { because: 'asks-too-much', captain: partner, has });
  const both = KINDS.findIndex((_kind, at) => give[at] && ask[at]);
  if (both >= 0) return barred('PL-AMB-36', { because: 'both-ways', kind: itemAt(KINDS, both) });
  if (as === 'bribe' && sum(ask) > 0) return barred('PL-BRIBE-1', { because: 'asks-something' });
  if (as === 'price' && sum(give) > 0) return barred('PL-AMB-34', { because: 'gives-something' });
  if (as === 'threat' && sum(ask) === 0) return barred('PL-THREAT-1', { because: 'asks-nothing' });
  if (sum(give) + sum(ask) === 0) return barred('PL-AMB-36', { because: 'empty-offer' });
  return judgeTeamGain(seas, deal);
}

/** No teammate gains more than a card on another, in a trade or over the turn (PL-TEAM-6, PL-AMB-47). */
export function judgeTeamGain(seas: Seas, { seat, partner, as, give, ask }: Deal): Found {
  if (!areTeammates(seas, seat, partner)) return allowed(DEAL_RULES[as]);
  const gain = sum(ask) - sum(give);
  if (Math.abs(gain) > TEAM_GAIN)
    return barred('PL-TEAM-6', { because: 'team-gain', gain, before: 0 });
  const before = netGain(seas, seat, partner);
  if (Math.abs(before + gain) > TEAM_GAIN)
    return barred('PL-AMB-47', { because: 'team-gain', gain, before });
  return allowed(DEAL_RULES[as]);
}

/** What one teammate has gained from the other this turn; one of them is active (PL-AMB-47). */
function netGain({ turn }: Seas, seat: Seat, partner: Seat): number {
  return seat === turn.seat ? itemAt(turn.gained, partner) : -itemAt(turn.gained, seat);
}

/** Proposals are public, and prove what their maker holds. */
export function propose(
  { seat, partner, as, give, ask }: Deal,
  how: 'proposed' | 'countered',
  table: PlunderTable,
): void {
  table.reveal();
  const rule = how === 'countered' && as === 'trade' ? 'PL-TRADE-1' : DEAL_RULES[as];
  table.tell({ type: how, seat, partner, as, give: [...give], ask: [...ask], rule });
  table.push({ step: 'answer-offer', seat, partner, as, give, ask });
}

/** Exchanges both bundles; the two then have a treaty for this turn. */
export function strike(
  seas: Seas,
  { seat, partner, as, give, ask }: Deal,
  table: PlunderTable,
): void {
  const [one, other] = [captainOf(seas, seat).hand, captainOf(seas, partner).hand];
  for (const kind of KINDS.keys()) {
    const count = itemAt(give, kind) - itemAt(ask, kind);
    one[kind] = itemAt(one, kind) - count;
    other[kind] = itemAt(other, kind) + count;
  }
  table.reveal();
  const rule = DEAL_RULES[as];
  table.tell({ type: 'traded', seat, partner, as, give: [...give], ask: [...ask], rule });
  clearSpared(seas);
  const ally = seat === seas.turn.seat ? partner : seat;
  dropAnswer(seas, ally);
  if (areTeammates(seas, seas.turn.seat, ally)) {
    const gain = (sum(ask) - sum(give)) * (seat === seas.turn.seat ? 1 : -1);
    seas.turn.gained[ally] = itemAt(seas.turn.gained, ally) + gain;
    return;
  }
  if (seas.turn.treaties.includes(ally)) return;
  seas.turn.treaties.push(ally);
  table.tell({ type: 'treaty', seat: seas.turn.seat, partner: ally, rule: 'PL-TREATY-1' });
}

/** A captain who has traded loses their answer to the call: its cards may be gone (PL-AMB-77). */
function dropAnswer({ agenda }: Seas, seat: Seat): void {
  const frame = agenda.at(-1);
  if (frame?.step !== 'weigh-answers') return;
  frame.answers = frame.answers.filter((answer) => answer.seat !== seat);
}

/** Something has happened: spared targets may be attacked again (PL-AMB-34). */
export function clearSpared({ turn }: Seas): void {
  turn.sparedShips.length = 0;
  turn.sparedIslands.length = 0;
}

const TRIES = 8;
/** Random offers are as small as people's. */
const SMALL = 2;

/** Random terms that are allowed, if any are found; for tests. */
export function fillInTerms<A extends Action>(
  open: A,
  { own, theirs }: { readonly own: readonly number[]; readonly theirs: number },
  chance: Chance,
  judge: (action: A) => Found | null,
): A | null {
  for (let time = 0; time < TRIES; time++) {
    const give = KINDS.map((_kind, at) =>
      own[at] ? chance.roll(Math.min(SMALL, own[at]) + 1) - 1 : 0,
    );
    const ask = KINDS.map(() => (theirs > 0 && chance.roll(3) === 1 ? chance.roll(SMALL) : 0));
    const [gives, asks] = [chance.roll(3) > 1, chance.roll(3) > 1];
    const action = { ...open, ...(gives && given(give)), ...(asks && asked(ask)) };
    if (judge(action)?.allowed) return action;
  }
  return null;
}
