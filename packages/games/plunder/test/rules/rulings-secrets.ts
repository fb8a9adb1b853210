// Two worlds that differ only in hidden cards look alike to everyone else.
import { rule, type Scene } from '@tidetable/conformance';
import { describe, expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import type { Plunder } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';
import { DIG, expectAlike, few, finding, robbing, terms } from './scenes.ts';

const ships = [
  { seat: 0, at: 'F9' },
  { seat: 1, at: 'F10' },
  { seat: 2, at: 'A1' },
];
const beside: Given = { ships, owners: {}, pool: 3 };
const trade = 'offer to=1';
const attack = 'attack ship=1 target=2';

type World = () => Scene<Plunder>;

/** Seat 1 with one hand or the other. */
function victims(make: (hands: Given['hands'] & object) => Scene<Plunder>): [World, World] {
  return [
    () => make([{ wood: 2, rum: 1 }, { iron: 2 }, { gold: 2 }]),
    () => make([{ wood: 2, rum: 1 }, { iron: 1, gold: 1 }, { gold: 2 }]),
  ];
}

/** Seat 0 with one hand or the other. */
function finders(make: (hands: Given['hands'] & object) => Scene<Plunder>): [World, World] {
  return [() => make([{ gold: 3 }, { iron: 2 }]), () => make([{ wood: 2, gold: 1 }, { iron: 2 }])];
}

const at = (hands: Given['hands'] & object) => given({ ...beside, hands });

rule('PL-AMB-85', () => {
  describe('two worlds look alike to all but those in the know', () => {
    it.each<[string, [World, World], number[]]>([
      ['at rest', victims(at), [1]],
      ['while a call waits for answers', victims((hands) => at(hands).play('call askIron=1')), [1]],
      [
        'when a call is answered by nobody, for want of cards or of will',
        victims((hands) => at(hands).play('call askIron=2', 'no-answer')),
        [1],
      ],
      [
        'when an answer to a call is weighed',
        victims((hands) => at(hands).play('call askIron=1', 'answer giveIron=1 askWood=1')),
        [1],
      ],
      [
        'while an offer waits that can or cannot be accepted',
        victims((hands) => at(hands).play(`${trade} ${terms({ wood: 1, iron: -2 })}`)),
        [1],
      ],
      [
        'when it is refused for want of cards or of will',
        victims((hands) => at(hands).play(`${trade} askIron=2`, 'refuse')),
        [1],
      ],
      [
        'while a counter waits for its answer',
        victims((hands) => at(hands).play(`${trade} giveWood=1`, 'counter giveIron=1 askWood=2')),
        [1],
      ],
      ['while a bribe is considered', victims((hands) => at(hands).play(attack)), [1]],
      [
        'while a refused bribe may be raised',
        victims((hands) => at(hands).play(attack, 'bribe giveIron=1', 'refuse')),
        [1],
      ],
      [
        'while a price is considered',
        victims((hands) => at(hands).play(attack, 'no-bribe', 'name-price askGold=1')),
        [1],
      ],
      [
        'while a theft is answered',
        victims((hands) =>
          finding(20, { hands }).play(DIG, 'rob captain=1', 'demand gold=1 iron=1'),
        ),
        [1],
      ],
      [
        'when nothing is handed over, for want of cards or of will, and chance has picked',
        victims((hands) => {
          const sea = robbing(20, [1, 1], { hands });
          return sea.play(DIG, 'rob captain=1', 'demand gold=1', 'hand-over');
        }),
        [0, 1],
      ],
      ['while a loss is chosen', finders((hands) => finding(30, { hands }).play(DIG)), [0]],
      [
        'while a loss that spares gold is',
        finders((hands) => finding(10, { hands }).play(DIG)),
        [0],
      ],
      ['while a ransom is considered', finders((hands) => finding(29, { hands }).play(DIG)), [0]],
      ['while it is paid', finders((hands) => finding(29, { hands }).play(DIG, 'ransom')), [0]],
      [
        'while a toll is paid',
        finders((hands) => given({ ...beside, hands, storm: 'F7' }).play('sail ship=1 to=F8')),
        [0],
      ],
      [
        'while two for one are paid',
        finders((hands) =>
          given({ hands, owners: {}, ships: [{ seat: 0, at: 'H10' }] }).play('exchange'),
        ),
        [0],
      ],
    ])('%s', (_when, [one, other], knowing) => {
      expectAlike(one(), other(), knowing);
    });
  });

  it('tells a drawn card to its drawer only', () => {
    const sea = given({ turn: 2, pool: 0, rig: { rolls: [1] } }).play('end-turn');
    const [drew] = sea.told('drew');
    const seen = ([0, 1, 'spectator'] as const).map((viewer) =>
      plunder.redact(drew as never, viewer),
    );
    expect(seen).toMatchObject([{ cards: [1, 0, 0, 0] }, { cards: null }, { cards: null }]);
    expect(seen[1]).toMatchObject({ count: 1 });
  });

  it('tells a stolen card to thief and victim only', () => {
    const sea = robbing(19, [1], { hands: [{}, { rum: 2 }] }).play(
      DIG,
      'rob captain=1',
      'no-demand',
    );
    const [stole] = sea.told('stole');
    const seen = ([0, 1, 2, 'spectator'] as const).map((viewer) => {
      return plunder.redact(stole as never, viewer);
    });
    const known = { cards: [0, 0, 1, 0], count: 1 };
    expect(seen).toMatchObject([known, known, { cards: null, count: 1 }, { cards: null }]);
  });

  it('tells everyone what was traded, exchanged, paid, awarded and lost', () => {
    const hands = [{ wood: 2 }, { iron: 2 }];
    const sea = given({ ...beside, hands, storm: 'F7' });
    sea.play(`${trade} ${terms({ wood: 1, iron: -2 })}`, 'accept');
    sea.play('sail ship=1 to=F8', 'pay iron=1 wood=1');
    const found = finding(10, { hands: [{ rum: 1 }] }).play(DIG, 'pay rum=1');
    for (const event of [...sea.events, ...found.events])
      expect(plunder.redact(event, 'spectator')).toEqual(event);
    expect(sea.told('paid').map(({ cards }) => few(cards))).toEqual([{ wood: 1, iron: 1 }]);
    expect(found.told('lost', 'gained').map(({ cards }) => few(cards))).toEqual([
      { rum: 1 },
      { gold: 2 },
    ]);
  });
});
