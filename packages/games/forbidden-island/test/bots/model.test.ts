// The model that searches play on is the engine's game: the same legal actions, the same course, the same end.
import { deciders, Generator, itemAt, legal, play, readOptions, start } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { type IslandModel, KINDS, PLAYING } from '../../bots/model/island-model.ts';
import { legalActions, may, must } from '../../bots/model/legal-actions.ts';
import { modelOf } from '../../bots/model/model-of.ts';
import { packAction } from '../../bots/model/packed-actions.ts';
import { play as playPacked } from '../../bots/model/play.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { CARDS, type Island, LANDING, SKULL, TREASURES } from '../../rules/questions.ts';

/** The full run takes minutes. */
const PATIENCE = 1_800_000;
const GAMES = process.env.LAWS === 'full' ? 30_000 : 1_500;
const { layout, difficulty } = forbiddenIsland.options.fields;
const ENDED = ['', 'escaped', 'treasure-lost', 'landing-lost', 'drowned', 'skull'];

function dealt(number: number): Island {
  const seats = 2 + (number % 3);
  const options = readOptions(
    forbiddenIsland.options,
    {
      layout: layout.choices?.[number % 12],
      difficulty: difficulty.choices?.[number % 4],
      askBeforeNavigating: number % 5 === 1,
      navigatorKeepsPowers: number % 7 !== 1,
      handLimit: number % 3 === 0 ? 'both-cards' : 'each-card',
      liftRescues: number % 5 !== 0,
      escapeBeforeSinking: number % 4 !== 0,
      diverSwims: number % 8 === 0 ? 'reachable' : 'nearest',
      discardCutIn: number % 7 === 0 ? 'discarder' : 'anyone',
    },
    seats,
  );
  const island = start(forbiddenIsland, seats, options, new Generator(number, seats));
  if (number % 10 === 0) bringHome(island);
  if (number % 10 === 5) island.waterLevel = SKULL - 1;
  return island;
}

/** Random players would never win by themselves, nor live to see the skull. */
function bringHome(island: Island): void {
  for (const treasure of TREASURES) island.captured[treasure] = 0;
  island.pawns.fill(island.tiles.indexOf(LANDING));
}

/** The same island with the real decks. */
function modelled(island: Island): IslandModel {
  const model = modelOf(forbiddenIsland.view(island, 0));
  island.treasureDeck.forEach((card, index) => {
    model.treasureDeck[index] = CARDS.indexOf(card);
  });
  island.floodDeck.forEach((tile, index) => {
    model.floodDeck[index] = model.setup.squareOf(tile);
  });
  return model;
}

function seatsOf(set: number): number[] {
  return [0, 1, 2, 3].filter((seat) => (set & (1 << seat)) !== 0);
}

/** All that both could disagree on. */
function told(model: IslandModel) {
  const { flooded, sunk, waterLevel, captured, top, layerCount } = model;
  return {
    numbers: [flooded, sunk, waterLevel, captured, top, layerCount],
    pawns: [...model.pawns],
    hands: [...model.hands].slice(0, model.setup.seats * KINDS),
    held: [...model.held],
    treasureDeck: [...model.treasureDeck.slice(0, model.treasureDeckCount)],
    treasureDiscard: [...model.treasureDiscard.slice(0, model.treasureDiscardCount)],
    floodDeck: [...model.floodDeck.slice(0, model.floodDeckCount)],
    floodDiscard: [...model.floodDiscard.slice(0, model.floodDiscardCount)],
    layers: [...model.layers.slice(0, layerCount)],
    frames: [...model.frames.slice(0, top + 4)],
  };
}

/** As `expect` would, many thousand times faster. */
function agree(ours: string, theirs: string): void {
  if (ours !== theirs) expect(ours).toBe(theirs);
}

it(
  'plays random games through to the same end as the engine',
  () => {
    const endings = new Set<string>();
    for (let number = 1; number <= GAMES; number++) {
      const island = dealt(number);
      const model = modelled(island);
      const choosing = new Generator(number, 7);
      const ours = new Generator(number, 8);
      const theirs = new Generator(number, 8);
      for (let ply = 0; island.outcome === null; ply++) {
        const asked = deciders(forbiddenIsland, island);
        agree(`${seatsOf(must(model))} ${seatsOf(may(model))}`, `${asked.must} ${asked.may}`);
        const seats = choosing.below(4) === 0 ? [...asked.must, ...asked.may] : asked.must;
        const seat = itemAt(seats, choosing.below(seats.length));
        const offered = legal(forbiddenIsland, island, seat);
        const packed = offered.map((action) => packAction(action, model.setup));
        agree(legalActions(model, seat, []).join(), packed.join());
        // Actions that end a turn early would leave most of the rules unvisited.
        let chosen = choosing.below(packed.length);
        if (offered[chosen]?.type === 'end-actions') chosen = choosing.below(packed.length);
        const action = itemAt(offered, chosen);
        play(forbiddenIsland, island, seat, action, theirs);
        playPacked(model, seat, itemAt(packed, chosen), ours);
        if (island.outcome === null && ply % 8 === 0)
          expect(told(model)).toEqual(told(modelled(island)));
      }
      expect(model.result).not.toBe(PLAYING);
      const first = island.outcome?.endings[0]?.ending as string;
      expect(ENDED[model.result]).toBe(first);
      endings.add(first);
    }
    expect([...endings].sort()).toEqual([...ENDED].sort().slice(1));
  },
  PATIENCE,
);
