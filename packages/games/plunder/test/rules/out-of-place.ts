// Actions at the wrong time, or of a seat that is not asked.
import { rule } from '@tidetable/conformance';
import { readNotation, refusal, type Seat } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import type { Action, Seas } from '../../rules/state.ts';
import { face } from '../../words/en/face.ts';
import { given } from '../given.ts';

const RICH = { wood: 5, iron: 5, rum: 5, gold: 5 };
const ships = [
  { seat: 0, at: 'F1' },
  { seat: 1, at: 'F2' },
] as const;
const beside = { ships, hands: [RICH, RICH], pool: 4 };

rule('PL-TURN-1', () => {
  it("draws once, at the start of a turn of one's own", () => {
    const sea = given(beside);
    expect(sea.refusal('draw')).toBe('PL-TURN-1');
    expect(sea.refusal('1: draw')).toBe('PL-TURN-1');
  });
});

rule('PL-TURN-5', () => {
  it('is ended by the captain whose turn it is', () => {
    const sea = given(beside);
    expect(sea.refusal('1: end-turn')).toBe('PL-TURN-5');
    expect(sea.offers(0)).toContain('end-turn');
  });
});

rule('PL-STORM-1', () => {
  it('says how many cards are due before it says which are missing', () => {
    const sea = given({ ships, hands: [{ gold: 2 }], pool: 4, storm: 'H1' });
    sea.play('sail ship=1 to=G1');
    expect(sea.refusal('pay wood=4')).toBe('PL-STORM-1');
    expect(sea.reason('pay wood=4')).toEqual({ because: 'wrong-count', count: 4, due: 2 });
    expect(sea.reason('pay wood=2')).toEqual({ because: 'lacking', cards: [2, 0, 0, 0] });
    expect(sea.offers(0)).toEqual(['pay gold=2']);
  });
});

rule('PL-NOSHIP-6', () => {
  it('sails, builds pegs and attacks only with a ship', () => {
    const sea = given({ ships: [ships[1]], step: 'without-ship', hands: [RICH] });
    expect(sea.refusal('roll')).toBe('PL-NOSHIP-6');
    sea.play('buy-ship');
    expect(sea.offers(0)).toContain('roll');
  });
});

rule('PL-TREAS-10', () => {
  it('lets nobody steal without a card', () => {
    expect(given(beside).refusal('rob captain=1')).toBe('PL-TREAS-10');
    expect(given(beside).refusal('1: hand-over gold=1')).toBe('PL-TREAS-10');
  });
});

rule('PL-TREAS-1', () => {
  it('collects with own ships only', () => {
    expect(given({ ...beside, crosses: ['F2'] }).refusal('collect at=F2 ship=2')).toBe(
      'PL-TREAS-1',
    );
  });
});

rule('PL-MOVE-1', () => {
  it('moves own ships only', () => {
    expect(given(beside).refusal('sail ship=2 to=G2')).toBe('PL-MOVE-1');
    expect(given(beside).offers(0)).toContain('sail ship=1 to=G1');
  });
});

rule('PL-BUILD-2', () => {
  it('names the printed rule for a square that is neither port nor beside a ship', () => {
    expect(given(beside).refusal('build-ship at=L1')).toBe('PL-BUILD-2');
  });
});

describe('what is not for now', () => {
  function why(seas: Seas, seat: Seat, line: string): [string | undefined, string] {
    const { rule: id, reason } = refusal(plunder, seas, seat, readNotation(line) as Action);
    const view = plunder.view(seas, seat);
    return [id, reason === undefined ? '' : (face.because?.(reason as never, view) ?? '')];
  }

  const command = () => given(beside).state;
  const attacking = () => given(beside).play('attack ship=1 target=2').state;
  const offering = () => given(beside).play('offer to=1 giveGold=1').state;
  const finding = () => given({ ships, hands: [RICH, RICH], crosses: ['F1'], step: 'find' }).state;

  it.each<[() => Seas, Seat, string, string, string]>([
    [command, 1, 'bury', 'PL-GOAL-4', "It is Red's turn."],
    [command, 1, 'offer to=0 giveGold=1', 'PL-TRADE-1', "It is Red's turn."],
    [command, 1, 'attack ship=2 target=1', 'PL-BATTLE-1', "It is Red's turn."],
    [command, 1, 'build peg=mast ship=2', 'PL-TURN-2', "It is Red's turn."],
    [command, 0, 'draw', 'PL-TURN-1', 'You have drawn for your islands this turn.'],
    [
      command,
      0,
      'give-point',
      'PL-NOSHIP-3',
      'That is for captains without a ship, and you have one.',
    ],
    [command, 0, 'name-price askGold=1', 'PL-AMB-34', 'You have declared no attack.'],
    [command, 1, 'bribe giveGold=1', 'PL-BRIBE-1', 'Nobody is about to attack you.'],
    [command, 0, 'accept', 'PL-AMB-77', 'No offer is waiting for your answer.'],
    [command, 0, 'steer-storm to=F5', 'PL-TREAS-1', 'No Treasure card asks you for that now.'],
    [command, 0, 'pick island=sprat-key', 'PL-SETUP-13', 'The starting islands have been picked.'],
    [attacking, 0, 'fight', 'PL-AMB-34', 'Blue decides first.'],
    [attacking, 0, 'end-turn', 'PL-AMB-88', 'The attack is settled first.'],
    [offering, 0, 'sail ship=1 to=G1', 'PL-AMB-88', 'The offer is settled first.'],
    [finding, 0, 'offer to=1 giveGold=1', 'PL-AMB-3', 'You have not drawn for your islands yet.'],
    [finding, 0, 'end-turn', 'PL-AMB-4', 'The sailing die has not been rolled yet.'],
  ])('%o seat %i: %s', (seas, seat, line, id, fact) => {
    expect(why(seas(), seat, line)).toEqual([id, fact]);
  });
});
