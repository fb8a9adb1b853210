// Whether what the turn records can have happened in it.
import { canonical, reading } from '@tidetable/engine';
import { areTeammates, shipOf } from '../questions.ts';
import { freshTurn } from '../setup.ts';
import type { Seas } from '../state.ts';

const { insist } = reading;

export function checkTurn(seas: Seas): void {
  const { options, round, expired, agenda } = seas;
  const clocked = !expired || options.timer > 0;
  insist(clocked, 'state.expired', 'no end of time without a clock (PL-AMB-84)', expired);
  const { roundLimit } = options;
  const inTime = roundLimit === 0 || round <= roundLimit;
  insist(inTime, 'state.round', `at most ${roundLimit} rounds (PL-AMB-87)`, round);
  checkTreaties(seas);
  checkGains(seas);
  checkSpared(seas);
  const begins = agenda.some(({ step }) => step === 'find' || step === 'roll-for-ship');
  if (begins) checkFreshTurn(seas);
}

function checkTreaties(seas: Seas): void {
  const { treaties, seat } = seas.turn;
  treaties.forEach((partner, index) => {
    const where = `state.turn.treaties[${index}]`;
    const foreign = partner !== seat && !areTeammates(seas, seat, partner);
    insist(foreign, where, 'no treaty with oneself or a teammate (PL-TREATY-1)', partner);
    insist(treaties.indexOf(partner) === index, where, 'each partner once', partner);
  });
}

/** A trade between teammates counts as an offer, too. */
function checkGains(seas: Seas): void {
  const { gained, seat, offers } = seas.turn;
  gained.forEach((count, mate) => {
    const fair = count === 0 || areTeammates(seas, seat, mate);
    insist(fair, `state.turn.gained[${mate}]`, 'nothing but from a teammate (PL-AMB-47)', count);
  });
  const traded = gained.some((count) => count !== 0);
  insist(!traded || offers > 0, 'state.turn.offers', 'an offer before a trade', offers);
}

/** Attacks called off: on enemies still there, each once (PL-AMB-34). */
function checkSpared(seas: Seas): void {
  const { seat, sparedShips, sparedIslands } = seas.turn;
  const isEnemy = (owner: number | null | undefined) =>
    owner !== undefined && owner !== null && owner !== seat && !areTeammates(seas, seat, owner);
  const ships = sparedShips.every((id) => isEnemy(shipOf(seas, id)?.seat));
  const islands = sparedIslands.every((island) => isEnemy(seas.flags[island]));
  const areOnce = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;
  const wanted = 'what enemies have, each once';
  insist(ships && areOnce(sparedShips), 'state.turn.sparedShips', wanted, sparedShips);
  insist(islands && areOnce(sparedIslands), 'state.turn.sparedIslands', wanted, sparedIslands);
}

/** Before the draw nothing has been rolled, offered or fought. */
export function checkFreshTurn({ turn, ships, seats }: Seas): void {
  const fresh = canonical(turn) === canonical(freshTurn(turn.seat, seats));
  insist(fresh, 'state.turn', 'a turn in which nothing has been rolled or offered', 'another');
  ships.forEach(({ foughtShips, foughtIslands }, index) => {
    const attacks = foughtShips.length + foughtIslands.length;
    insist(attacks === 0, `state.ships[${index}]`, 'no attack before the draw', attacks);
  });
}
