// Rulings on Farwold, and on the order of things in a visit.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

/** Seat 0 at Farwold, its own, where cards 7 and 1 show. */
function atFarwold(...captains: Partial<Captain>[]) {
  return given({
    at: ['farwold'],
    owners: { farwold: 0 },
    captains,
    reputation: [[7], [1]],
    tokens: ['three-coins'],
  }).play('visit');
}

rule('IB-AMB-68', () => {
  it('lets the visitor choose no card: nobody scores, and the goods remain', () => {
    const sea = atFarwold({ coins: 3 }, { coins: 6 }).play('skip');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([0, 0]);
    expect(sea.state.reputationPiles.map((pile) => pile.at(-1))).toEqual([7, 1]);
    expect(sea.offers(0)).toEqual(['choose gain=0', 'choose gain=1', 'skip']);
  });

  it('lets nobody out of the scoring once a card is chosen', () => {
    const sea = atFarwold({}, { coins: 6 }).play('brag card=7');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([1, 2]);
  });

  it('counts each player after the rewards that came before', () => {
    const sea = atFarwold({ renown: 6 }, { coins: 3 });
    sea.play('brag card=7', 'take-reward');
    expect(sea.state.captains[0]).toMatchObject({ coins: 3, renown: 1 });
    expect(sea.state.captains[1]?.renown).toBe(1);
  });

  it('does not count a reward that was left', () => {
    const sea = atFarwold({ renown: 6 }).play('brag card=7', 'leave-reward');
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, renown: 0 });
  });

  it('discards the card before the goods come', () => {
    const sea = atFarwold().play('brag card=7');
    expect(sea.offers(0)).toContain('choose gain=0');
    expect(sea.state.reputationDiscard).toEqual([7]);
  });
});

rule('IB-AMB-35', () => {
  function lastCard() {
    const sea = given({ at: ['farwold'], owners: { farwold: 0 } });
    sea.state.reputationPiles = [[], [6]];
    sea.state.reputationDiscard = [1, 2, 3, 4, 5, 7, 8];
    return sea.play('visit');
  }

  it('offers the one card that is left', () => {
    expect(lastCard().offers(0)).toEqual(['brag card=6', 'skip']);
    expect(lastCard().play('brag card=6').state.captains[0]?.renown).toBe(1);
  });

  it('offers none that was used', () => {
    expect(lastCard().refusal('brag card=1')).toBe('IB-REP-1');
  });
});

rule('IB-AMB-69', () => {
  it('takes the entry cost, then lets abilities answer, then follows the sign', () => {
    const sea = given({
      at: ['marhaven'],
      owners: { marhaven: 1 },
      captains: [{ coins: 1, below: ['t01'] }, { buildings: ['trade-office'] }],
    }).play('visit', 'rest');
    expect(
      sea.told('paid-owner', 'gained', 'rested').map(({ type, seat }) => [type, seat]),
    ).toEqual([
      ['paid-owner', 0],
      ['gained', 1],
      ['rested', 0],
      ['gained', 0],
    ]);
  });

  it('lets Monster Trainers answer before the rest', () => {
    const sea = given({
      captains: [{ below: ['t01'], buildings: ['monster-trainers'] }],
    }).play('visit');
    expect(sea.state.captains[0]?.serpents).toBe(1);
    expect(sea.offers(0)).toEqual(['rest', 'skip']);
  });

  it('pays both guilds though nobody is below deck, or the rest is declined', () => {
    const buildings: Captain['buildings'] = ['fishing-guild', 'gambling-hall'];
    const nobody = given({ captains: [{ buildings }] }).play('visit');
    expect(nobody.state.captains[0]).toMatchObject({ fish: 1, coins: 1 });
    const declined = given({ captains: [{ buildings, below: ['t01'] }] }).play('visit', 'skip');
    expect(declined.state.captains[0]).toMatchObject({ fish: 1, coins: 1, below: ['t01'] });
  });

  it('pays them at the rest and not before', () => {
    const sea = given({
      captains: [{ below: ['t01'], buildings: ['fishing-guild', 'gambling-hall'] }],
    }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, coins: 0 });
  });
});
