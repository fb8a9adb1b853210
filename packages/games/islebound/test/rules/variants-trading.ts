// Trading, a variant.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { type Given, given } from '../given.ts';

/** Two ships in Grenille, with goods to trade. */
const BESIDE: Given = {
  options: { trading: true },
  at: ['grenille', 'grenille'],
  captains: [
    { fish: 3, wood: 2, books: 1 },
    { pirates: 3, serpents: 1, wood: 6 },
  ],
};

/** Draws up a trade kind by kind: fish, wood, books, pirates, serpents. */
function terms(...lines: readonly string[]): string[] {
  const kinds = ['fish', 'wood', 'books', 'pirates', 'serpents'];
  const line = (kind: string) =>
    lines.find((one) => one.endsWith(`good=${kind}`)) ?? `leave-out good=${kind}`;
  return ['offer-trade ship=1', ...kinds.map(line)];
}

rule('IB-VAR-TRADE-1', () => {
  it('trades with a ship in the same region, as often as wanted', () => {
    const sea = given(BESIDE);
    expect(sea.allowedBy('offer-trade ship=1')).toBe('IB-VAR-TRADE-1');
    sea.play(
      ...terms('give count=1 good=fish', 'ask count=1 good=pirates'),
      'propose',
      '1: accept',
    );
    sea.play(
      ...terms('give count=1 good=fish', 'ask count=1 good=serpents'),
      'propose',
      '1: accept',
    );
    expect(sea.state.captains[0]).toMatchObject({ fish: 1, pirates: 1, serpents: 1 });
    expect(sea.state.captains[1]).toMatchObject({ fish: 2, pirates: 2, serpents: 0 });
  });

  it('does not trade across regions, nor without the variant', () => {
    expect(given({ ...BESIDE, at: ['grenille', 'farwold'] }).refusal('offer-trade ship=1')).toBe(
      'IB-VAR-TRADE-1',
    );
    expect(given({ ...BESIDE, options: {} }).refusal('offer-trade ship=1')).toBe('IB-VAR-TRADE-1');
  });

  it('knows nothing of coins and buildings', () => {
    const sea = given(BESIDE).play('offer-trade ship=1');
    const goods = new Set(sea.offers(0).map((offer) => /good=(\w+)/.exec(offer)?.[1]));
    expect([...goods]).toEqual(['fish']);
    expect(sea.refusal('give count=1 good=coins')).toBe('malformed');
  });
});

rule('IB-VAR-TRADE-2', () => {
  it('needs something on both sides', () => {
    const gift = given(BESIDE).play(...terms('give count=2 good=fish'));
    expect(gift.refusal('propose')).toBe('IB-VAR-TRADE-2');
    const begging = given(BESIDE).play(...terms('ask count=3 good=pirates'));
    expect(begging.refusal('propose')).toBe('IB-VAR-TRADE-2');
    begging.play('withdraw-offer');
    expect(begging.state.agenda.at(-1)?.step).toBe('act');
  });

  it('changes one wood and one book for three pirates', () => {
    const sea = given(BESIDE);
    sea.play(
      ...terms('give count=1 good=wood', 'give count=1 good=books', 'ask count=3 good=pirates'),
      'propose',
      '1: accept',
    );
    expect(sea.state.captains[0]).toMatchObject({ wood: 1, books: 0, pirates: 3 });
    expect(sea.state.captains[1]).toMatchObject({ wood: 7, books: 1, pirates: 0 });
  });

  it('never has one kind on both sides: wood is either given or asked for', () => {
    const sea = given(BESIDE).play(
      'offer-trade ship=1',
      'leave-out good=fish',
      'give count=1 good=wood',
    );
    expect(sea.refusal('ask count=6 good=wood')).toBe('IB-VAR-TRADE-2');
  });

  it('leaves everything where it is when the other captain refuses', () => {
    const sea = given(BESIDE);
    sea.play(...terms('give count=3 good=fish', 'ask count=1 good=pirates'), 'propose');
    expect(sea.must).toEqual([1]);
    sea.play('1: refuse');
    expect(sea.state.captains[0]).toMatchObject({ fish: 3, pirates: 0 });
    expect(sea.must).toEqual([0]);
  });
});

rule('IB-AMB-83', () => {
  const offer = terms('give count=1 good=fish', 'ask count=1 good=pirates');

  it('does not let a refused offer be made again unchanged in that turn', () => {
    const sea = given(BESIDE).play(...offer, 'propose', '1: refuse', ...offer);
    expect(sea.refusal('propose')).toBe('IB-AMB-83');
    sea.play('withdraw-offer', ...terms('give count=2 good=fish', 'ask count=1 good=pirates'));
    expect(sea.allowedBy('propose')).toBe('IB-VAR-TRADE-2');
  });

  it('refuses what a hold could never keep', () => {
    const sea = given({
      ...BESIDE,
      captains: [{ fish: 9 }, { wood: 12, buildings: ['warehouse'] }],
    });
    sea.play(...terms('give count=1 good=fish', 'ask count=11 good=wood'));
    expect(sea.refusal('propose')).toBe('IB-AMB-83');
  });

  it('makes room only with what a captain had before', () => {
    const sea = given({ ...BESIDE, captains: [{ fish: 9, books: 1 }, { wood: 4 }] });
    sea.play(...terms('give count=1 good=books', 'ask count=4 good=wood'), 'propose', '1: accept');
    expect(sea.offers(0)).toEqual(['drop good=fish']);
    sea.play('drop good=fish', 'drop good=fish', 'drop good=fish');
    expect(sea.state.captains[0]).toMatchObject({ fish: 6, wood: 4 });
  });

  it('keeps the hand cards of architects out of trade', () => {
    const sea = given({
      at: ['morlim', 'morlim'],
      options: { trading: true, architect: true },
    });
    sea.play('offer-trade ship=1', 'leave-out good=fish', 'leave-out good=wood');
    expect(sea.offers(0)).toContain('leave-out good=pirates');
  });
});

rule('IB-AMB-42', () => {
  it('pays neither Library nor School of War for a traded book', () => {
    const captains = [{ fish: 1, buildings: ['library', 'school-of-war'] as const }, { books: 1 }];
    const sea = given({
      ...BESIDE,
      captains: captains as unknown as NonNullable<Given['captains']>,
    });
    sea.play(...terms('give count=1 good=fish', 'ask count=1 good=books'), 'propose', '1: accept');
    expect(sea.state.captains[0]).toMatchObject({ books: 1, renown: 0, pirates: 0 });
  });

  it('does not trade inside an action', () => {
    const sea = given({ ...BESIDE, at: ['borsham', 'borsham'], owners: { borsham: 0 } }).play(
      'visit',
    );
    expect(sea.state.agenda.at(-1)?.step).toBe('barter');
    expect(sea.refusal('offer-trade ship=1')).toBe('IB-AMB-3');
  });
});
