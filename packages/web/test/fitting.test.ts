// Which of a game's options the page of a new table asks for.
import { loadedGame } from '@tidetable/catalogue/loaded';
import type { Game } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { usualDraft } from '../src/online/draft.ts';
import { fits } from '../src/online/fitting.ts';
import { gameHere } from '../src/online/games.ts';
import { OTHER_EDITIONS, WITH_EDITIONS } from './kit/games.ts';

const [retail, scenario, prototype] = [WITH_EDITIONS, ...OTHER_EDITIONS].map(
  (id) => loadedGame(id).game,
) as [Game, Game, Game];

async function asked(game: Game, options: Record<string, unknown> = {}): Promise<string[]> {
  const offered = await gameHere(game.id);
  const draft = { ...usualDraft(offered, 'online'), options };
  return offered.options.filter((option) => fits(game, option, draft)).map(({ name }) => name);
}

describe('the page of a new table', () => {
  it('leaves out what belongs to another edition', async () => {
    expect(await asked(retail)).not.toContain('fishInFog');
    expect(await asked(scenario)).toContain('fishInFog');
    expect(await asked(scenario)).not.toContain('architect');
    expect(await asked(prototype)).toContain('reputationLimits');
    expect(await asked(prototype)).not.toContain('advanced');
  });

  it('asks how to read a variant once it is chosen', async () => {
    expect(await asked(retail)).not.toContain('tradedGoods');
    expect(await asked(retail, { trading: true })).toContain('tradedGoods');
  });

  it('goes on asking for variants that exclude one another, and for what was changed', async () => {
    expect(await asked(retail, { architect: true })).toContain('sixBuildings');
    expect(await asked(retail, { fishInFog: false })).toContain('fishInFog');
  });
});
