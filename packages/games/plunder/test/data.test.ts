// The tables add up, and agree with what is printed.
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { EFFECTS, type Effect } from '../rules/data/effects.ts';
import {
  BOX,
  BURIAL_GOLD,
  COSTS,
  FLEET_LIMIT,
  PEG_LIMIT,
  PEGS,
  STARTING_PEGS,
} from '../rules/data/fleet.ts';
import {
  KINDS,
  MERCHANT_PRICE,
  OPEN_STACK,
  RESOURCE_CARDS,
  STARTING_HAND,
} from '../rules/data/resources.ts';
import * as table from '../rules/data/table.ts';
import { TREASURE_CARDS, type TreasureCard } from '../rules/data/treasure.ts';
import { TREASURE_WORDS } from '../rules/data/treasure-words.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const copies = (cards: readonly TreasureCard[]) => sum(cards.map((card) => card.copies));
const withEffect = (test: (effect: Effect) => boolean) =>
  TREASURE_CARDS.filter(({ effects }) => effects.some(test));

describe('resource cards', () => {
  it('are 150: 40 open and 110 face down', () => {
    expect(KINDS).toEqual(['wood', 'iron', 'rum', 'gold']);
    expect(RESOURCE_CARDS).toEqual([37, 37, 37, 39]);
    expect(sum(RESOURCE_CARDS)).toBe(150);
    expect(sum(RESOURCE_CARDS.map((cards) => cards - OPEN_STACK))).toBe(110);
  });

  it('begin as three in each hand, and trade two for one', () => {
    expect([STARTING_HAND, MERCHANT_PRICE]).toEqual([3, 2]);
  });
});

describe('ships', () => {
  it('cost what is printed', () => {
    expect(COSTS).toEqual({
      ship: [2, 1, 0, 2],
      mast: [1, 0, 2, 0],
      life: [1, 1, 1, 1],
      cannon: [0, 2, 1, 1],
    });
    expect(BURIAL_GOLD).toBe(5);
  });

  it('use every kind equally over the four costs', () => {
    const total = KINDS.map((_kind, at) =>
      sum(Object.values(COSTS).map((cost) => itemAt(cost, at))),
    );
    expect(total).toEqual([4, 4, 4, 4]);
  });

  it('carry two masts, two cannons and three lives, and begin with lives alone', () => {
    expect(PEG_LIMIT).toEqual({ mast: 2, cannon: 2, life: 3 });
    expect(STARTING_PEGS).toEqual({ mast: 0, cannon: 0, life: 3 });
    expect(FLEET_LIMIT).toBe(3);
    expect(Object.keys(PEG_LIMIT)).toEqual([...PEGS]);
  });

  it('could need more pegs than the box holds', () => {
    const ships = table.SEATS.max * FLEET_LIMIT;
    for (const peg of PEGS) expect(BOX.pegs[peg]).toBeLessThan(ships * PEG_LIMIT[peg]);
    expect(BOX).toEqual({
      flagsEach: 6,
      plunderPoints: 56,
      pegs: { mast: 18, cannon: 18, life: 36 },
    });
  });
});

describe('the table', () => {
  it('lays twelve rows and as many columns as the players need', () => {
    expect(table.ROWS).toBe(12);
    expect([2, 3, 4, 5, 6].map(table.columnsFor)).toEqual([12, 18, 18, 18, 18]);
  });

  it('places two, three or four X tokens', () => {
    expect([2, 3, 4, 5, 6].map(table.crossesFor)).toEqual([2, 3, 3, 4, 4]);
  });

  it('plays to ten, teams to 16, 16 and 14', () => {
    expect(table.TEAM_FORMS.map((form) => table.COMPANIES[form].target)).toEqual([10, 16, 16, 14]);
    for (const form of table.TEAM_FORMS) {
      const { least, target, most, teams, seats } = table.COMPANIES[form];
      expect(least <= target && target <= most).toBe(true);
      if (teams !== null && seats !== null) expect(form).toBe(`${teams}x${seats / teams}`);
    }
  });

  it('has a storm of three by three that takes two cards and moves on a one', () => {
    expect([table.STORM_REACH, table.STORM_TOLL, table.STORM_ROLL]).toEqual([1, 2, 1]);
    expect([table.DIE, table.TEAM_GAIN]).toEqual([6, 1]);
  });
});

describe('treasure', () => {
  it('is 55 cards of 33 titles', () => {
    expect(TREASURE_CARDS.map(({ id }) => id)).toEqual(
      Array.from({ length: 33 }, (_, at) => at + 1),
    );
    expect(new Set(TREASURE_CARDS.map(({ title }) => title)).size).toBe(33);
    expect(copies(TREASURE_CARDS)).toBe(55);
  });

  it('awards gold on 28 cards, 67 gold in all', () => {
    const gold = withEffect((effect) => effect.do === 'gain' && effect.kind === 'gold');
    expect(copies(gold)).toBe(28);
    const amounts = gold.map((card) => {
      const counts = card.effects.map((effect) =>
        effect.do === 'gain' && effect.kind === 'gold' ? effect.count : 0,
      );
      return card.copies * sum(counts);
    });
    expect(sum(amounts)).toBe(67);
  });

  it('has two Plunder Points, five upgrades, three relocations, two storms and four ends of a turn', () => {
    const counted = (...kinds: readonly Effect['do'][]) =>
      copies(withEffect((effect) => kinds.includes(effect.do)));
    expect(counted('gain-plunder-point')).toBe(2);
    expect(counted('upgrade')).toBe(5);
    expect(counted('relocate')).toBe(3);
    expect(counted('move-storm')).toBe(2);
    expect(counted('end-turn', 'lose-or-end')).toBe(4);
  });

  it('harms others with six cards', () => {
    const harmful = withEffect(
      (effect) => effect.do === 'steal' || ('ship' in effect && effect.ship === 'enemy'),
    );
    expect(copies(harmful)).toBe(6);
  });

  it('uses every effect, and no other', () => {
    const used = new Set(
      TREASURE_CARDS.flatMap(({ effects }) => effects.map((effect) => effect.do)),
    );
    expect([...used].sort()).toEqual([...EFFECTS].sort());
  });

  it('tells a story and says what happens', () => {
    expect(TREASURE_WORDS).toHaveLength(TREASURE_CARDS.length);
    for (const { story, text } of TREASURE_WORDS) {
      expect(story).toMatch(/[.?]$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(TREASURE_WORDS.map(({ story }) => story)).size).toBe(33);
  });

  it('says in words what its effects do', () => {
    TREASURE_CARDS.forEach(({ effects }, at) => {
      const { text } = itemAt(TREASURE_WORDS, at);
      for (const effect of effects) {
        if ('count' in effect && effect.do !== 'gain-plunder-point')
          expect(text).toContain(String(effect.count));
        if ('kind' in effect) expect(text).toContain(effect.kind);
        if ('peg' in effect) expect(text).toContain(effect.peg);
        if (effect.do === 'end-turn' || effect.do === 'lose-or-end')
          expect(text).toMatch(/your turn ends/i);
      }
    });
  });

  it('is this deck', () => {
    const told = (effect: Effect) => Object.values(effect).join(' ');
    expect(
      TREASURE_CARDS.map(
        ({ title, copies, effects }) => `${copies} ${title}: ${effects.map(told).join(', ')}`,
      ),
    ).toEqual(DECK);
  });
});

const DECK = [
  '4 Loose Doubloons: gain gold 1',
  "7 Smuggler's Cache: gain gold 2",
  "6 Captain's Strongbox: gain gold 3",
  '2 Sunken Galleon: gain gold 4',
  "1 The Governor's Ransom: gain gold 5",
  "2 Crew's Share: gain gold 2, gain rum 1",
  "2 Shipwright's Stash: gain gold 1, gain wood 1, gain iron 1",
  '1 Blood Money: gain gold 3, damage finder 1',
  '1 Cursed Idol: gain gold 4, end-turn',
  '1 Broken Scales: lose-choice not-gold 1, gain gold 2',
  '1 Toast to the Brethren: gain gold 3, others-gain rum 1',
  '1 Drifting Timber: gain wood 2, gain iron 1',
  "1 Rum-Runner's Barrels: gain rum 3",
  "1 Quartermaster's Pick: gain-choice 2",
  '2 Song of Your Deeds: gain-plunder-point 1',
  '2 Salvaged Guns: upgrade cannon 1',
  '2 Spare Canvas: upgrade mast 1',
  "1 Ship's Carpenter: upgrade life 1",
  '2 Light Fingers: steal one 1',
  '1 Boarding Party: steal one 2',
  '1 Tithe of the Deep: steal each 1',
  "1 Witch's Knot: move-storm spun",
  '1 Stormglass: move-storm chosen',
  '1 Maelstrom: relocate finder spun',
  '1 Riptide: relocate enemy spun',
  '1 Following Sea: relocate finder chosen',
  '1 Powder in the Bilge: damage finder 1',
  '1 Ghost Broadside: damage enemy 1',
  "1 The Deep's Due: pay-or-sink 3",
  '1 Leaking Hold: lose-choice any 2',
  '1 Thieves Aboard: lose gold 1, lose rum 1',
  '2 Becalmed: end-turn',
  '1 Mutinous Muttering: lose-or-end rum 1',
];
