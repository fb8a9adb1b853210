// Rulings: undo.
import { rule } from '@tidetable/conformance';
import { Match, readNotation, seedFrom } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Action, Forbidden } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';
import { cardUp, inWater } from './rulings-positions.ts';

function match(things: Given): Match<Forbidden> {
  return Match.load(forbiddenIsland, seedFrom('undo'), given(things).state);
}

/** Plays lines such as `0: move to=watchtower`; each must be accepted. */
function play(table: Match<Forbidden>, ...lines: readonly string[]): void {
  for (const line of lines) {
    const [seat, text] = line.split(': ') as [string, string];
    const answer = table.play(Number(seat), readNotation(text) as Action);
    if (!answer.ok) throw new Error(`${line} was refused: ${answer.refusal.message}`);
  }
}

rule('FI-AMB-37', () => {
  it('takes back own actions one by one to the start of the turn', () => {
    const table = match({ hands: [['fire']], flooded: ['watchtower'] });
    const start = table.state;
    play(table, '0: move to=watchtower', '0: shore-up tile=watchtower', '0: move to=observatory');
    expect(table.undoable(0)).toBe(3);
    for (let taken = 0; taken < 3; taken++) expect(table.undo(0)).toEqual({ ok: true });
    expect(table.state).toEqual(start);
    expect(table.undo(0)).toMatchObject({ ok: false });
  });

  it('takes back the third action too, as long as nothing is drawn', () => {
    const table = match({ left: 1 });
    play(table, '0: move to=watchtower');
    expect(table.undo(0)).toEqual({ ok: true });
    play(table, '0: move to=misty-marsh');
    expect(table.state.tiles[table.state.pawns[0] ?? -1]).toBe('misty-marsh');
  });

  it('is at an end when a hidden card has come to light', () => {
    const table = match({ hands: [['helicopter-lift']] });
    play(table, '0: move to=watchtower', '0: end-actions');
    expect(table.undoable(0)).toBe(2);
    play(table, '0: pass');
    const drawn = table.state;
    expect(table.undoable(0)).toBe(0);
    expect(table.undo(0)).toMatchObject({ ok: false });
    expect(table.state).toEqual(drawn);
  });

  it('is not for another to do', () => {
    const table = match({});
    play(table, '0: move to=watchtower');
    expect(table.undoable(1)).toBe(0);
    expect(table.undo(1)).toMatchObject({ ok: false });
  });
});

rule('FI-AMB-49', () => {
  const holder = { hands: [[], ['sandbags', 'helicopter-lift']], flooded: ['watchtower'] } as const;

  it('lets a Special card be taken back by its player', () => {
    const table = match(holder);
    const start = table.state;
    play(table, '1: sandbags tile=watchtower', '1: helicopter-lift from=observatory');
    play(table, '1: board pawn=0', '1: land to=iron-gate');
    expect(table.undoable(1)).toBe(4);
    for (let taken = 0; taken < 4; taken++) expect(table.undo(1)).toEqual({ ok: true });
    expect(table.state).toEqual(start);
  });

  it("leaves another player's Special card, and what came before it, alone", () => {
    const table = match(holder);
    play(table, '0: move to=misty-marsh', '1: sandbags tile=watchtower');
    expect(table.undoable(0)).toBe(0);
    expect(table.undo(0)).toMatchObject({ ok: false });
    expect(table.undo(1)).toEqual({ ok: true });
    expect(table.undo(0)).toMatchObject({ ok: false });
  });

  it("does not go past another player's discard", () => {
    const table = match({ hands: [['ocean'], ['fire', 'fire', 'wind', 'wind', 'earth']] });
    play(table, '0: give card=ocean to=1', '1: discard card=earth');
    expect(table.undo(0)).toMatchObject({ ok: false });
    expect(table.state.hands[1]).toEqual(['fire', 'fire', 'wind', 'wind', 'ocean']);
  });

  it("does not go past another player's swim", () => {
    const table = match({ sunk: ['observatory'], agenda: inWater('observatory') });
    play(table, '0: swim to=watchtower');
    expect(table.undoable(0)).toBe(1);
    play(table, '1: swim to=misty-marsh');
    expect(table.undo(0)).toMatchObject({ ok: false });
  });

  it('does not go past a Treasure card, but comes up to it', () => {
    const table = match({ ...holder, treasureDeck: ['earth', 'earth'] });
    play(table, '0: end-actions', '1: pass', '1: sandbags tile=watchtower');
    expect(table.undo(1)).toEqual({ ok: true });
    expect(table.state.hands[0]).toEqual(['earth']);
    expect(table.undo(1)).toMatchObject({ ok: false });
    expect(table.undo(0)).toMatchObject({ ok: false });
  });

  it('does not go past a Waters Rise! or a Flood card', () => {
    const table = match({ ...holder, treasureDeck: ['earth', 'waters-rise'] });
    play(table, '0: end-actions', '1: pass', '1: pass');
    expect(table.state.waterLevel).toBe(2);
    expect(table.undo(1)).toMatchObject({ ok: false });
    play(table, '1: pass');
    expect(table.state.floodDiscard).toEqual(['watchtower']);
    expect(table.undo(1)).toMatchObject({ ok: false });
  });

  it('does not go past a shuffle', () => {
    const table = match({
      at: ['watchtower', 'observatory'],
      hands: [['helicopter-lift']],
      flooded: ['watchtower'],
      shortFloodDeck: true,
      agenda: cardUp('watchtower'),
    });
    play(table, '0: pass');
    expect(table.state.floodDeck).toHaveLength(23);
    expect(table.undoable(0)).toBe(0);
    expect(table.undo(0)).toMatchObject({ ok: false });
  });
});
