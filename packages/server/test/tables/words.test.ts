// The words of games whose code pages do not have: each move brings them, and they tell no more than their viewer knows.
import { Generator, itemAt, type Reader } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { viewFor } from '../../src/tables/views.ts';
import { withSentences } from '../../src/tables/words.ts';
import { ISLAND, scene, TITLES } from './kit.ts';
import { liveAt } from './time-kit.ts';

it.each(TITLES)('of $title are the viewer’s own', async (title) => {
  const { node, registry, row, clients, step } = await scene(title);
  const table = await liveAt(node, row.id);
  const { setup } = table;
  // As for a game from outside.
  Object.assign(setup, { spoken: setup.face });
  for (const client of clients) {
    client.leave();
    await client.join(registry, row.id);
  }
  const chance = new Generator(3);
  let [prompts, sentences] = [0, 0];
  for (let count = 0; count < 40 && (await step()) !== null; count++) {
    const { position } = table;
    for (const { viewer, shown, story } of clients) {
      const { words, ...rest } = table.viewFor(viewer);
      expect(shown).toEqual(JSON.parse(JSON.stringify({ ...rest, words })));
      const entry = itemAt(story, story.length - 1);
      const { told, ...untold } = entry;
      expect(told).toHaveLength(untold.events?.length ?? 0);
      const state = setup.game.imagine(setup.game.view(position.state, viewer), chance);
      expect(viewFor(setup, { ...position, state }, viewer).words).toEqual(words);
      expect(withSentences(setup, [untold], state, viewer)).toEqual([entry]);
      prompts += words?.prompt == null ? 0 : 1;
      sentences += told?.length ?? 0;
    }
  }
  expect(prompts).toBeGreaterThan(0);
  expect(sentences).toBeGreaterThan(0);
});

it('that fail for one viewer keep nothing from the others', async () => {
  const { node, registry, row, clients, step } = await scene(ISLAND);
  const { setup } = await liveAt(node, row.id);
  const tell = (_event: object, _view: object, reader: Reader): string => {
    if (reader === 1) throw new Error('lost for words');
    return 'Something happened.';
  };
  Object.assign(setup, { spoken: { ...setup.face, tell } });
  for (const client of clients) {
    client.leave();
    await client.join(registry, row.id);
  }
  await step();
  expect(clients.map(({ seq }) => seq)).toEqual([1, 0, 1]);
  expect(node.troubles).toEqual([expect.stringContaining('lost for words')]);
});
