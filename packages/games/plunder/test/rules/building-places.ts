// Rulings on where a new ship may lie.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { handOf, where } from './looking.ts';

const RICH = { wood: 8, iron: 8, rum: 8, gold: 8 };

rule('PL-AMB-24', () => {
  it('builds in an own port under the storm', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'F1' }],
      owners: { 'gull-rock': 0 },
      hands: [RICH],
      storm: 'B3',
    }).play('build-ship at=B3');
    expect(where(sea, 2)).toBe('B3');
  });

  it('builds there even beside an own ship on the other side of the border', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'B4' }],
      owners: { 'gull-rock': 0 },
      hands: [RICH],
      storm: 'B2',
    });
    expect(sea.allowedBy('build-ship at=B3')).toBe('PL-BUILD-2');
  });

  it("builds beside a ship only on that ship's side", () => {
    const sea = given({ ships: [{ seat: 0, at: 'F2' }], hands: [RICH], storm: 'F3' });
    expect(sea.allowedBy('build-ship at=F3')).toBe('PL-BUILD-2');
    expect(sea.allowedBy('build-ship at=G2')).toBe('PL-BUILD-2');
    expect(sea.refusal('build-ship at=F1')).toBe('PL-STORM-8');
  });

  it('builds beside either of two ships on its own side', () => {
    const ships = ['F1', 'F3'].map((at) => ({ seat: 0, at }));
    const sea = given({ ships, hands: [RICH], storm: 'F4' });
    expect(sea.refusal('build-ship at=G4')).toBe('PL-BUILD-2');
    expect(sea.allowedBy('build-ship at=F2')).toBe('PL-BUILD-2');
  });
});

rule('PL-AMB-25', () => {
  const owners = { 'gull-rock': 0, 'gallows-crag': 0, pintail: 1 };

  it('takes any port of an island one owns that no ship lies in', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F1' }], owners, hands: [RICH] });
    for (const at of ['B3', 'C9', 'D8'])
      expect(sea.allowedBy(`build-ship at=${at}`)).toBe('PL-BUILD-2');
  });

  it('takes no port with a ship in it, be it one of the own', () => {
    const ships = [
      { seat: 0, at: 'B3' },
      { seat: 1, at: 'C9' },
      { seat: 0, at: 'B4' },
    ];
    const sea = given({ ships, owners, hands: [RICH] });
    expect(sea.refusal('build-ship at=B3')).toBe('PL-AMB-25');
    expect(sea.refusal('build-ship at=C9')).toBe('PL-AMB-25');
    expect(sea.allowedBy('build-ship at=D8')).toBe('PL-BUILD-2');
  });

  it('takes no port of another, and none that nobody owns', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F1' }], owners, hands: [RICH] });
    for (const at of ['C11', 'E9']) expect(sea.refusal(`build-ship at=${at}`)).toBe('PL-AMB-25');
  });
});

rule('PL-AMB-26', () => {
  const from = (at: string, ...others: { seat: number; at: string }[]) =>
    given({ ships: [{ seat: 0, at }, ...others], owners: { pintail: 1 }, hands: [RICH] });

  it('takes free open water beside the ship', () => {
    const sea = from('G3');
    for (const at of ['F3', 'G2', 'G4'])
      expect(sea.allowedBy(`build-ship at=${at}`)).toBe('PL-BUILD-2');
    for (const at of ['F2', 'F4', 'G5'])
      expect(sea.refusal(`build-ship at=${at}`)).toBe('PL-BUILD-2');
  });

  it('takes no port that is not the own: foreign, Merchant or unowned', () => {
    expect(from('D11').refusal('build-ship at=C11')).toBe('PL-AMB-26');
    expect(from('G10').refusal('build-ship at=H10')).toBe('PL-AMB-26');
    expect(from('E8').refusal('build-ship at=E9')).toBe('PL-AMB-26');
  });

  it('takes no square with a ship on it', () => {
    expect(from('G3', { seat: 1, at: 'G4' }).refusal('build-ship at=G4')).toBe('PL-AMB-26');
  });

  it('takes no square beyond a barrier or a closed side, and no land', () => {
    expect(from('D4').refusal('build-ship at=D5')).toBe('PL-AMB-26');
    expect(from('B3').refusal('build-ship at=A3')).toBe('PL-AMB-26');
    expect(from('B1').refusal('build-ship at=B2')).toBe('PL-AMB-26');
  });
});

rule('PL-AMB-70', () => {
  const shut = {
    ships: [
      { seat: 0, at: 'B3' },
      { seat: 1, at: 'B4' },
    ],
    owners: { 'gull-rock': 0 },
    hands: [RICH],
  };

  it('builds no ship that has nowhere to go, and takes no payment', () => {
    const sea = given(shut);
    expect(sea.offers(0).filter((line) => line.startsWith('build-ship'))).toEqual([]);
    expect(sea.refusal('build-ship at=B3')).toBe('PL-AMB-25');
    expect(sea.refusal('build-ship at=B4')).toBe('PL-AMB-26');
    expect(handOf(sea, 0)).toEqual([8, 8, 8, 8]);
  });

  it('builds one as soon as there is a place', () => {
    const sea = given({ ...shut, owners: { 'gull-rock': 0, pintail: 0 } });
    expect(sea.offers(0).filter((line) => line.startsWith('build-ship'))).toEqual([
      'build-ship at=C11',
    ]);
  });

  it('lets the compasses place it for those without a fleet', () => {
    const sea = given({
      ships: [{ seat: 1, at: 'B3' }],
      owners: { 'gull-rock': 0 },
      hands: [{ wood: 2, iron: 1, gold: 2 }],
      step: 'without-ship',
      rig: { rolls: [6, 3] },
    }).play('buy-ship');
    expect(where(sea, 2)).toBe('F3');
  });
});
