// Deep Fog: Fog Monster Emerges!, p. 2: how it emerges, and how it is fought.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { BUILDINGS, type Building } from '../../rules/data/buildings.ts';
import type { Captain } from '../../rules/state.ts';
import type { Given } from '../given.ts';
import { foggy, NEXT_ROUND, SEVEN } from './deep-fog-table.ts';

const SIX = SEVEN.slice(0, 6);

/** A ship at the monster, which its own city has called. */
function atTheCard(captain: Partial<Captain>, things: Given = {}) {
  const buildings = [...SEVEN, ...(captain.buildings ?? [])];
  return foggy({ at: ['deep-fog'], captains: [{ ...captain, buildings }], ...things });
}

const FIVES = { rig: { rolls: [5, 5, 5, 5, 5] } };
const STRIKE = ['attack', 'send count=5 fighter=pirate', 'roll', 'strike'];

rule('IB-FOG-19', () => {
  it.each([2, 3, 4])('emerges at seven buildings with %i players', (seats) => {
    const sea = foggy({ seats, captains: [{ coins: 9, buildings: SIX, hand: ['market'] }] });
    expect(sea.state.fog?.emerged).toBe(false);
    sea.play('buy building=market');
    expect(sea.told('monster-emerged')).toMatchObject([{ seat: 0, rule: 'IB-FOG-19' }]);
    expect(sea.state.fog?.emerged).toBe(true);
  });

  it('does not emerge at six', () => {
    const captains = [{ coins: 9, buildings: SIX.slice(1), hand: ['market' as const] }];
    const sea = foggy({ captains }).play('buy building=market');
    expect(sea.state.fog?.emerged).toBe(false);
  });

  it('emerges once', () => {
    const captains = [
      { buildings: SEVEN },
      { coins: 9, buildings: BUILDINGS.slice(0, 6), hand: ['tavern' as const] },
    ];
    const sea = foggy({ turn: 1, captains }).play('buy building=tavern');
    expect(sea.told('monster-emerged')).toEqual([]);
  });

  it('opens the top fog board without a roll', () => {
    const place = { step: 'move', fog: NEXT_ROUND } as const;
    const sea = foggy({ ...place, captains: [{}, { buildings: SEVEN }] });
    expect(sea.allowedBy('place at=grenille')).toBe('IB-FOG-19');
    expect(sea.refusal('brave-fog fish=0 to=grenille')).toBe('IB-FOG-19');
    expect(sea.play('place at=grenille').state.captains[0]?.region).toBe(2);
    expect(foggy(place).refusal('place at=grenille')).toBe('IB-FOG-9');
  });
});

rule('IB-FOG-20', () => {
  it('lets ships go to the card once the monster has emerged', () => {
    expect(foggy({ step: 'move' }).refusal('place at=deep-fog')).toBe('IB-FOG-20');
    const sea = foggy({ step: 'move', captains: [{}, { buildings: SEVEN }] });
    expect(sea.allowedBy('place at=deep-fog')).toBe('IB-FOG-20');
    sea.play('place at=deep-fog');
    expect(sea.state.captains[0]?.region).toBe(16);
  });

  it('lets several be there at no cost', () => {
    const captains = [{ buildings: SEVEN }, {}, { deck: [] }];
    const sea = foggy({ seats: 3, turn: 1, step: 'move', at: ['deep-fog'], captains });
    sea.play('place at=deep-fog', 'end-turn', 'place at=deep-fog');
    expect(sea.state.captains.map(({ region }) => region)).toEqual([16, 16, 16]);
    expect(sea.state.captains.map(({ below }) => below)).toEqual([[], [], []]);
  });

  it('defeats it with ten of strength, without spoils', () => {
    const sea = atTheCard({ pirates: 5 }, FIVES);
    expect(sea.allowedBy('attack')).toBe('IB-FOG-20');
    sea.play(...STRIKE);
    expect(sea.told('struck')).toMatchObject([{ strength: 10, needed: 10 }]);
    expect(sea.told('defeated-monster')).toMatchObject([{ seat: 0, by: 'attack' }]);
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, pirates: 0 });
    expect(sea.told('conquered', 'gained')).toEqual([]);
  });

  it('defeats it with ten of influence, without spoils', () => {
    const sea = atTheCard({}, { influence: { 7: 0, 9: 0, 10: 0, 11: 0 } });
    expect(sea.allowedBy('negotiate')).toBe('IB-FOG-20');
    sea.play('negotiate', ...[7, 9, 10, 11].map((slot) => `withdraw slot=${slot}`));
    expect(sea.told('defeated-monster')).toMatchObject([{ seat: 0, by: 'diplomacy' }]);
    expect(sea.state.captains[0]?.coins).toBe(0);
    expect(sea.state.influence).not.toContain(0);
  });

  it('is not defeated with nine', () => {
    const sea = atTheCard({ pirates: 5, deck: [] }, { rig: { rolls: [5, 5, 5, 5, 4] } });
    sea.play(...STRIKE);
    expect(sea.told('defeated-monster')).toEqual([]);
    const talks = atTheCard({}, { influence: { 9: 0, 10: 0, 11: 0 } });
    expect(talks.refusal('negotiate')).toBe('IB-DIP-2');
  });

  it('needs fighters for an attack, and is the action of the turn', () => {
    expect(atTheCard({}).refusal('attack')).toBe('IB-ATK-3');
    const sea = atTheCard({ pirates: 5 }, FIVES).play(...STRIKE);
    expect(sea.refusal('hunt')).toBe('IB-TURN-2');
  });
});

rule('IB-AMB-56', () => {
  /** Seat 0 has defeated the monster; seat 1 has the last turn of the round. */
  const AFTER: Given = {
    at: ['deep-fog', 'deep-fog'],
    turn: 1,
    fog: { victors: [0] },
    trigger: 'monster',
    turnsLeft: 0,
  };

  it('needs ten again of the next player', () => {
    const sea = foggy({
      ...AFTER,
      ...FIVES,
      captains: [
        { buildings: ['watchtower', ...SEVEN.filter((one) => one !== 'watchtower')] },
        { pirates: 5 },
      ],
    }).play(...STRIKE);
    expect(sea.told('struck')).toMatchObject([{ needed: 10 }]);
    expect(sea.state.fog?.victors).toEqual([0, 1]);
  });

  it('is defeated once by each player', () => {
    const captains = [{ buildings: SEVEN, pirates: 5 }];
    const sea = foggy({ ...AFTER, turn: 0, at: ['deep-fog'], turnsLeft: 1, captains });
    expect(sea.refusal('attack')).toBe('IB-AMB-56');
    expect(sea.refusal('negotiate')).toBe('IB-AMB-56');
    expect(sea.allowedBy('hunt')).toBe('IB-HUNT-1');
  });

  it('costs one of the group in a retreat', () => {
    const sea = atTheCard({ pirates: 5, deck: [] }, { rig: { rolls: [1, 1, 1, 1, 1] } });
    sea.play(...STRIKE, 'lose fighter=pirate');
    expect(sea.state.captains[0]?.pirates).toBe(4);
    expect(sea.state.fog?.victors).toEqual([]);
  });

  it('gives Sword Academy no die', () => {
    const buildings: Building[] = ['sword-academy'];
    const sea = atTheCard({ pirates: 5, buildings }, FIVES).play(...STRIKE);
    expect(sea.told('rolled')[0]?.dice).toHaveLength(5);
  });

  it('is met with combat crew, wood and injuries as ever', () => {
    const sea = atTheCard(
      { pirates: 5, wood: 1, deck: ['t05', 's1'] },
      { rig: { rolls: [5, 5, 5, 1, 1, 2, 4] } },
    );
    sea.play('attack', 'send count=5 fighter=pirate', 'enlist crew=t05', 'roll', 'reroll die=1');
    sea.play('strike');
    expect(sea.told('rolled')[0]?.dice).toHaveLength(6);
    expect(sea.told('struck')).toMatchObject([{ strength: 8 }]);
    expect(sea.refusal('press-on')).toBe('IB-ATK-8');
    const hurt = atTheCard({ pirates: 5, deck: ['s1'] }, { rig: { rolls: [5, 5, 5, 5, 4] } });
    hurt.play(...STRIKE, 'press-on', 'injure crew=s1');
    expect(hurt.told('defeated-monster')).toHaveLength(1);
    expect(hurt.state.captains[0]?.injured).toEqual(['s1']);
  });

  it('counts Embassy and envoys', () => {
    const cubes = { influence: { 9: 0, 10: 0, 11: 0 } };
    const withdraw = [9, 10, 11].map((slot) => `withdraw slot=${slot}`);
    const embassy = atTheCard({ buildings: ['embassy'] }, cubes).play('negotiate', ...withdraw);
    expect(embassy.told('defeated-monster')).toHaveLength(1);
    const envoy = atTheCard({ deck: ['t06'] }, cubes);
    envoy.play('negotiate', 'send-envoy crew=t06', ...withdraw);
    expect(envoy.told('defeated-monster')).toHaveLength(1);
    expect(envoy.state.captains[0]?.below).toEqual(['t06']);
  });

  it('wakes neither Combat Arena nor Mansion nor Market', () => {
    const buildings: Building[] = ['combat-arena', 'mansion', 'market'];
    const fought = atTheCard({ pirates: 5, buildings }, FIVES).play(...STRIKE);
    const talked = atTheCard({ buildings }, { influence: { 7: 0, 9: 0, 10: 0, 11: 0 } });
    talked.play('negotiate', ...[7, 9, 10, 11].map((slot) => `withdraw slot=${slot}`));
    for (const { state } of [fought, talked])
      expect(state.captains[0]).toMatchObject({ renown: 0, fish: 0, wood: 0 });
  });

  it('gives no visit afterwards', () => {
    const sea = atTheCard({ pirates: 5 }, FIVES).play(...STRIKE);
    expect(sea.state.agenda.at(-1)?.step).toBe('act');
    expect(sea.offers(0)).toEqual(['end-turn']);
  });
});
