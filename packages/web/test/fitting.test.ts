// Which of a game's options the page of a new table asks for.
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound/rules';
import { describe, expect, it } from 'vitest';
import { usualDraft } from '../src/online/draft.ts';
import { fits } from '../src/online/fitting.ts';
import { gameHere } from '../src/online/games.ts';

type Edition = typeof islebound | typeof deepFog | typeof isleboundPrototype;

async function asked(game: Edition, options: Record<string, unknown> = {}): Promise<string[]> {
  const offered = await gameHere(game.id);
  const draft = { ...usualDraft(offered, 'online'), options };
  return offered.options.filter((option) => fits(game, option, draft)).map(({ name }) => name);
}

describe('the page of a new table', () => {
  it('leaves out what belongs to another edition', async () => {
    expect(await asked(islebound)).not.toContain('fishInFog');
    expect(await asked(deepFog)).toContain('fishInFog');
    expect(await asked(deepFog)).not.toContain('architect');
    expect(await asked(isleboundPrototype)).toContain('reputationLimits');
    expect(await asked(isleboundPrototype)).not.toContain('advanced');
  });

  it('asks how to read a variant once it is chosen', async () => {
    expect(await asked(islebound)).not.toContain('tradedGoods');
    expect(await asked(islebound, { trading: true })).toContain('tradedGoods');
  });

  it('goes on asking for variants that exclude one another, and for what was changed', async () => {
    expect(await asked(islebound, { architect: true })).toContain('sixBuildings');
    expect(await asked(islebound, { fishInFog: false })).toContain('fishInFog');
  });
});
