// Bots play every game through the protocol.
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { talk } from './protocol-kit.ts';

describe('choose', () => {
  it.each(GAMES.map(({ id, seats }) => [id, seats.min] as const))(
    'plays %s to its end, and then nobody is asked',
    (game, seats) => {
      const { ask } = talk();
      let { must } = ask('new', { game, seats, seed: 'choose' }).deciders;
      while (must.length > 0) {
        const seat = itemAt(must, 0);
        const { action } = ask('choose', { seat, bot: 'bosun' });
        ({ must } = ask('play', { seat, action }).deciders);
      }
      expect(ask('deciders').outcome).toBeDefined();
      expect(ask('choose', { seat: 0 }).error.code).toBe('game-over');
    },
  );

  it('needs a game', () => {
    expect(talk().ask('choose', { seat: 0 }).error.code).toBe('no-game');
  });
});
