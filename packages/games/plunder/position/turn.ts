// Whether what this turn remembers can have come about in it, and in this round.
import { canonical, reading } from '@tidetable/engine';
import { areTeammates } from '../questions.ts';
import { freshTurn } from '../setup.ts';
import type { Seas } from '../state.ts';

const { insist } = reading;

export function checkTurn(seas: Seas): void {
  const { options, round, expired, agenda } = seas;
  const clocked = !expired || options.timer !== 'off';
  insist(clocked, 'state.expired', 'no end of time without a clock (PL-AMB-84)', expired);
  const { roundLimit } = options;
  const inTime = roundLimit === 0 || round <= roundLimit;
  insist(inTime, 'state.round', `at most ${roundLimit} rounds (PL-AMB-87)`, round);
  checkTreaties(seas);
  checkGains(seas);
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

/** Every trade between teammates has been an offer first. */
function checkGains(seas: Seas): void {
  const { gained, seat, haggling } = seas.turn;
  gained.forEach((count, mate) => {
    const fair = count === 0 || areTeammates(seas, seat, mate);
    insist(fair, `state.turn.gained[${mate}]`, 'nothing but from a teammate (PL-AMB-47)', count);
  });
  const traded = gained.filter((count) => count !== 0).length;
  const most = seas.options.offersPerTurn - traded;
  insist(haggling <= most, 'state.turn.haggling', `at most ${most} offers left`, haggling);
}

/** Before the draw nothing has been rolled, offered or fought. */
export function checkFreshTurn({ turn, ships, seats, options }: Seas): void {
  const fresh = canonical(turn) === canonical(freshTurn(turn.seat, seats, options));
  insist(fresh, 'state.turn', 'a turn in which nothing has been rolled or offered', 'another');
  ships.forEach(({ foughtShips, foughtIslands }, index) => {
    const attacks = foughtShips.length + foughtIslands.length;
    insist(attacks === 0, `state.ships[${index}]`, 'no attack before the draw', attacks);
  });
}
