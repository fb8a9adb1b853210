// How Forbidden Island tells what happened: one event, and several in one line.
import { readNotation, refusal, type Seat } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { forbiddenIsland } from '../rules/index.ts';
import type { Action, Event, Island, Reason } from '../rules/state.ts';
import { face } from '../words/en/face.ts';
import { type Given, given } from './given.ts';
import { cardUp, inWater } from './rules/rulings-positions.ts';
import { letPass } from './rules/table.ts';

const view = forbiddenIsland.view(given({ roles: ['pilot', 'diver'] }).state, 0);
const rule = 'FI-TURN-1';
const told = (...events: Event[]): string | null => face.joinEvents?.(events, view) ?? null;

describe('a line of the log', () => {
  it('tells what a player holds and how high the water is', () => {
    const began = { type: 'turn-began', seat: 1, level: 3, rule } as const;
    expect(face.tell({ ...began, hand: ['fire', 'fire', 'sandbags'] }, view)).toBe(
      "The Diver's turn: 2 Crystal of Fire cards and Sandbags; water at mark 3.",
    );
    expect(face.tell({ ...began, hand: [] }, view)).toContain('no cards in hand');
  });

  it('tells the Flood cards of a turn together', () => {
    const card = (tile: 'observatory' | 'watchtower' | 'lost-lagoon', type: 'flooded' | 'sank') => [
      { type: 'revealed', tile, rule } as const,
      { type, tile, rule } as const,
    ];
    expect(told(...card('observatory', 'sank'))).toBe('Flood card: Observatory sinks for good.');
    expect(
      told(
        ...card('observatory', 'flooded'),
        ...card('watchtower', 'flooded'),
        ...card('lost-lagoon', 'sank'),
      ),
    ).toBe('Flood cards: Observatory and Watchtower are flooded; Lost Lagoon sinks for good.');
  });

  it('tells of a tile about to sink until it has sunk, also where a card came between', () => {
    const [revealed, threatened, sank] = (['revealed', 'threatened', 'sank'] as const).map(
      (type) => ({ type, tile: 'observatory', rule }) as const,
    ) as [Event, Event, Event];
    expect(told(revealed, threatened)).toBe('Flood card: Observatory is about to sink.');
    expect(told(revealed, threatened, sank)).toBe('Flood card: Observatory sinks for good.');
    const next = { type: 'revealed', tile: 'watchtower', rule } as const;
    expect(told(sank, next, { ...next, type: 'flooded' })).toBe(
      'Flood cards: Observatory sinks for good; Watchtower is flooded.',
    );
  });

  it('tells what Waters Rise! brings', () => {
    expect(
      told(
        { type: 'drew', seat: 0, card: 'waters-rise', rule },
        { type: 'waters-rose', level: 3, rule },
        { type: 'flood-returned', cards: 1, rule },
      ),
    ).toBe(
      'The Pilot draws Waters Rise! The water rises to mark 3 (3 Flood cards a turn) and 1 Flood card will come again first.',
    );
  });

  it('adds up cards and moves of one player only', () => {
    const drew = { type: 'drew', seat: 0, card: 'earth', rule } as const;
    expect(told(drew, drew, { type: 'discarded', seat: 0, card: 'fire', rule })).toBe(
      'The Pilot draws 2 Earth Stone cards and discards a Crystal of Fire card.',
    );
    expect(told(drew, { ...drew, seat: 1 })).toBeNull();
    const moved = { type: 'moved', seat: 0, from: 'observatory', rule } as const;
    expect(told({ ...moved, to: 'watchtower' }, { ...moved, to: 'lost-lagoon' })).toBe(
      'The Pilot moves by Watchtower to Lost Lagoon.',
    );
  });
});

describe('a moment for Special cards', () => {
  const holder = {
    hands: [[], ['sandbags']],
    flooded: ['watchtower', 'iron-gate'],
    floodDeck: ['gold-gate', 'iron-gate'],
  } as const;

  it('says what comes next, and asks for a Special card', () => {
    const island = given(holder).play('end-actions');
    const prompts: string[] = [];
    const passes: string[] = [];
    for (let moments = 0; moments < 6; moments++) {
      const seen = forbiddenIsland.view(island.state, 1);
      prompts.push(face.prompt(seen, 1));
      passes.push(face.say({ type: 'pass' }, seen));
      letPass(island);
    }
    expect(prompts).toEqual([
      'Messenger (silver), Treasure cards come next. A Special card first?',
      'Messenger (silver), the second Treasure card comes next. A Special card first?',
      'Messenger (silver), Flood cards come next. A Special card first?',
      'Messenger (silver), another Flood card comes next. A Special card first?',
      'Messenger (silver), Iron Gate is about to sink. A Special card first?',
      'Messenger (silver), your turn comes next. A Special card first?',
    ]);
    expect(passes).toEqual(['No', 'No', 'No', 'No', 'No, let it happen', 'No']);
  });

  it('asks nothing of the others', () => {
    const { state } = given(holder).play('end-actions');
    expect(face.prompt(forbiddenIsland.view(state, 0), 0)).toBe('Engineer (red), wait a moment.');
  });

  it('has words for each event that may end a standing no', () => {
    expect(Object.keys(face.untils ?? {})).toEqual(forbiddenIsland.untils);
  });
});

describe('why not', () => {
  function why(island: Island, line: string, seat: Seat = 0): string {
    const action = readNotation(line) as Action;
    const { reason } = refusal(forbiddenIsland, island, seat, action);
    if (reason === undefined) throw new Error(`${line} is refused without a reason`);
    return face.because?.(reason as Reason, forbiddenIsland.view(island, seat), seat) ?? '';
  }

  const navigator = { roles: ['navigator', 'engineer'] } as const;
  const pilot = { roles: ['pilot', 'diver'] } as const;
  const sandbags = { hands: [['sandbags']] } as const;
  const lift = { hands: [['helicopter-lift']] } as const;
  const sixCards = ['fire', 'fire', 'wind', 'wind', 'earth'] as const;
  const swimming = { sunk: ['observatory'], agenda: inWater('observatory') } as const;

  it.each<[Given, string, string]>([
    [{}, 'move to=fools-landing', "Fools' Landing is 5 tiles away; you can move 1."],
    [{}, 'move to=lost-lagoon', 'Lost Lagoon is 2 tiles away; you can move 1.'],
    [{}, 'move to=crimson-forest', 'Crimson Forest touches your tile only at a corner.'],
    [{}, 'move to=observatory', 'Observatory is where it starts from.'],
    [{ sunk: ['watchtower'] }, 'move to=watchtower', 'Watchtower has sunk.'],
    [
      { sunk: ['watchtower', 'misty-marsh'] },
      'move to=twilight-hollow',
      'Twilight Hollow touches your tile only at a corner.',
    ],
    [
      { sunk: ['copper-gate', 'temple-of-the-moon', 'whispering-garden', 'tidal-palace'] },
      'move to=temple-of-the-sun',
      'There is no way to Temple of the Sun.',
    ],
    [{ left: 0 }, 'move to=watchtower', 'You have no actions left this turn.'],
    [{}, 'fly to=gold-gate', 'Only the Pilot does that; you are the Engineer.'],
    [pilot, 'fly to=watchtower', 'Watchtower is within a walk, which keeps your flight.'],
    [{ ...pilot, flown: true }, 'fly to=gold-gate', 'You have flown once this turn.'],
    [{}, 'navigate pawn=1 to=watchtower', 'Only the Navigator does that; you are the Engineer.'],
    [
      navigator,
      'navigate pawn=0 to=watchtower',
      'This is your own pawn; only others can be navigated.',
    ],
    [
      navigator,
      'navigate pawn=1 to=gold-gate',
      'Gold Gate is 4 tiles away; you can navigate a pawn by 2.',
    ],
    [{}, 'shore-up tile=watchtower', 'Watchtower is not flooded.'],
    [
      { flooded: ['gold-gate'] },
      'shore-up tile=gold-gate',
      'Gold Gate is 4 tiles away; you can reach 1.',
    ],
    [
      { at: ['watchtower', 'fools-landing'], hands: [['fire']] },
      'give card=fire to=1',
      "The Messenger stands on Fools' Landing, you on Watchtower.",
    ],
    [{}, 'give card=fire to=1', 'You hold no Crystal of Fire card.'],
    [
      sandbags,
      'give card=sandbags to=1',
      'Sandbags is a Special Action card; only Treasure cards can be given.',
    ],
    [{ hands: [['fire']] }, 'give card=fire to=0', 'You cannot give a card to yourself.'],
    [
      { hands: [['ocean', 'ocean']], at: ['coral-palace'] },
      'capture treasure=ocean',
      "You hold 2 of 4 Ocean's Chalice cards.",
    ],
    [
      { hands: [['ocean', 'ocean']], sunk: ['coral-palace'] },
      'capture treasure=ocean',
      "You hold 2 of 4 Ocean's Chalice cards, and you stand on Observatory, not on Tidal Palace.",
    ],
    [
      { hands: [['ocean', 'ocean', 'ocean', 'ocean']] },
      'capture treasure=ocean',
      'You stand on Observatory, not on Coral Palace or Tidal Palace.',
    ],
    [
      { captured: ['earth'] },
      'capture treasure=earth',
      'You have captured the Earth Stone already.',
    ],
    [{}, 'discard card=fire', 'You hold 0 cards, and none has to go now.'],
    [sandbags, 'sandbags tile=watchtower', 'Watchtower is not flooded.'],
    [{}, 'sandbags tile=watchtower', 'You hold no Sandbags.'],
    [
      { ...sandbags, flooded: ['iron-gate', 'watchtower'], agenda: cardUp('watchtower') },
      'sandbags tile=watchtower',
      'The Flood card of Watchtower is already up.',
    ],
    [lift, 'helicopter-lift from=watchtower', 'No pawn stands on Watchtower.'],
    [
      { ...lift, captured: ['earth', 'wind', 'fire'], at: ['fools-landing'] },
      'escape',
      "The Ocean's Chalice is still to be captured; the Messenger is not on Fools' Landing.",
    ],
    [
      {
        ...lift,
        flooded: ['watchtower'],
        agenda: cardUp('watchtower'),
        options: { liftRescues: false },
      },
      'helicopter-lift from=observatory',
      'Watchtower is sinking, and this table plays without rescues by helicopter.',
    ],
    [swimming, 'swim to=gold-gate', 'Gold Gate is 4 tiles away; you can swim 1.'],
    [
      { ...swimming, ...pilot, at: ['gold-gate', 'observatory'], hands: [['helicopter-lift']] },
      'swim to=watchtower',
      'Your pawn is not in the water at Observatory.',
    ],
    [
      { ...swimming, roles: ['diver', 'pilot'] },
      'swim to=gold-gate',
      'Gold Gate is 4 tiles away; the nearest tile is 1 away.',
    ],
  ])('%j, %s', (things, line, sentence) => {
    expect(why(given(things).state, line)).toBe(sentence);
  });

  it('names the hand that is too full', () => {
    const island = given({ hands: [sixCards], treasureDeck: ['ocean'] }).play('end-actions');
    expect(why(island.state, 'pass')).toBe('You hold 6 cards; a hand holds 5.');
    expect(why(island.state, 'discard card=sandbags')).toBe('You hold no Sandbags.');
  });

  it('names who boards a helicopter, and where it may land', () => {
    const island = given({ ...lift, sunk: ['watchtower'] }).play(
      'helicopter-lift from=observatory',
    );
    expect(why(island.state, 'land to=gold-gate')).toBe('Nobody is aboard the helicopter yet.');
    island.play('board pawn=1');
    expect(why(island.state, 'board pawn=1')).toBe('The Messenger is aboard already.');
    expect(why(island.state, 'board pawn=0')).toBe(
      'Pawns board in order of seats, and your turn has passed.',
    );
    expect(why(island.state, 'land to=watchtower')).toBe('Watchtower has sunk.');
    const apart = given({ ...lift, at: ['observatory', 'gold-gate'] });
    apart.play('helicopter-lift from=observatory');
    expect(why(apart.state, 'board pawn=1')).toBe(
      'The Messenger stands on Gold Gate; the helicopter is at Observatory.',
    );
  });
});
