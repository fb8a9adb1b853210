// `tidetable play plunder`: a whole game, offers in one line, and its own commands.
import { existsSync, writeFileSync } from 'node:fs';
import { type GameRecord, Generator, itemAt, Match, seedFrom } from '@tidetable/engine';
import type { Choice } from '@tidetable/terminal/choices';
import { plainInk } from '@tidetable/terminal/ink';
import { describe, expect, it } from 'vitest';
import { choiceLines, found } from '../../../../cli/test/kit.ts';
import { atTerminal, converse, run, scratch } from '../../../../cli/test/outside.ts';
import { type Action, captainName, chartOf } from '../../public.ts';
import { plunder } from '../../rules/index.ts';

const inScratch = scratch();

/** The choices on a screen, by number. */
function numbersIn(screen: string): number {
  const question = screen.slice(screen.lastIndexOf('▶ '));
  return Math.max(
    1,
    ...[...question.matchAll(/\s(\d+) (?=[A-Za-z])/g)].map(([, one]) => Number(one)),
  );
}

function atRandom(seed: number): (screen: string) => string {
  const chance = new Generator(seed);
  return (screen) => String(chance.roll(numbersIn(screen)));
}

describe('a game', () => {
  it('is played to its end, replayed and verified', async () => {
    const file = inScratch('whole.json');
    const args = ['play', 'plunder', '--seats', '3', '--bots', '2', '--seed', 'whole'];
    const options = ['--option', 'target=5', '--option', 'offersPerTurn=1', '--save', file];
    const played = await converse([...args, ...options], atRandom(1));
    expect([played.code, played.errors]).toEqual([0, '']);
    expect(played.output).toMatch(
      /\nYou (won with 5 points|lost by (one point|\d points): (Blue|Green) won with 5 points)/,
    );
    expect(played.output.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(existsSync(file)).toBe(true);
    expect((await run(['verify', file])).output).toContain('1 record, all true');
    const retold = await run(['replay', file]);
    expect(retold.code).toBe(0);
    expect(retold.output).toMatch(/wins with 5 points/);
  });

  it('goes on where it was left', async () => {
    const file = inScratch('left.json');
    await run(['play', 'plunder', '--bots', '0', '--seed', 'left', '--save', file], {
      typed: ['1', '1', 'quit'],
    });
    const { output } = await run(['play', '--resume', file, '--bots', '0'], { typed: ['quit'] });
    expect(output).toMatch(/▶ Your turn, Captain (Red|Blue): roll to sail/);
  });
});

describe('an offer', () => {
  /** A random game until a trade is possible, and the partner. */
  function untilTrade(): { readonly record: GameRecord; readonly partner: string } {
    for (let number = 1; ; number++) {
      const match = Match.start(plunder, { seats: 3, seed: seedFrom(`haggle ${number}`) });
      const chance = new Generator(number);
      while (match.state.outcome === null) {
        const seat = itemAt(match.deciders.must, 0);
        const { allowed, open } = match.menu(seat);
        const trade = open.map(({ action }) => action).find(({ type }) => type === 'offer');
        if (trade?.type === 'offer' && match.state.agenda.at(-1)?.step === 'command')
          return { record: match.record(), partner: captainName(trade.to) };
        match.play(seat, allowed[chance.roll(allowed.length) - 1]?.action as Action);
      }
    }
  }

  const { record, partner } = untilTrade();
  let games = 0;

  async function haggle(...typed: string[]): Promise<string[]> {
    games += 1;
    const file = inScratch(`haggle-${games}.json`);
    writeFileSync(file, JSON.stringify(record));
    const { output, errors } = await run(['play', '--resume', file, '--bots', '0'], {
      typed: [...typed, 'quit'],
    });
    expect(errors).toBe('');
    return output.split(/^> .*\n/m);
  }

  it('is made in one line, and refused', async () => {
    const [before, proposed, refused] = await haggle(
      `offer ${partner}: nothing for 1 wood`,
      'refuse',
    );
    expect(before).toContain('offer WHO: …');
    expect(before).toContain('call: …');
    expect(proposed).toContain(`asks ${partner} for 1 wood as a gift.`);
    expect(proposed).toContain(`▶ Captain ${partner}, `);
    expect(refused).toContain(`${partner} refuses.`);
  });

  it('is refused with what is missing', async () => {
    const [before = '', answer, after = ''] = await haggle(
      `offer ${partner}: 30 wood for 1 gold`,
      'board',
    );
    expect(answer).toMatch(/You need \d+ wood more\./);
    expect(after.slice(after.indexOf('Turn'))).toBe(before.slice(before.indexOf('Turn')));
  });

  it('is countered in one line, and the counter accepted or refused', async () => {
    const [, , countered] = await haggle(
      `offer ${partner}: nothing for 1 wood`,
      'counter: nothing for iron',
    );
    expect(countered).toMatch(/offers something else: 1 iron for nothing/);
  });

  it('goes to all by a call, which each of them answers', async () => {
    const screens = await haggle('call: 1 iron', 'no-answer');
    expect(screens[1]).toContain('calls to all for 1 iron.');
    expect(screens[2]).toContain('has no answer.');
  });

  it('is nothing that is not cards', async () => {
    const [, answer] = await haggle(`offer ${partner}: two boats`);
    expect(answer).toContain('"two boats" is no bargain');
  });
});

describe('a choice of any square', () => {
  const allowed: readonly Choice<Action>[] = chartOf('1A0 2A0 3A0 4A0').names.map((to, at) => ({
    number: String(at + 1),
    action: { type: 'steer-storm', to },
    text: `Move the storm to ${to}`,
    rule: 'PL-TR23',
  }));

  it('is one line, not a list of them all', () => {
    const lines = choiceLines(allowed, plainInk, 80);
    expect(lines).toEqual(['  Move the storm to  1 A1   … 144 L12:   any, by number or in words']);
  });

  it('is made by number, or by words that fit as a whole', () => {
    const a1: Action = { type: 'steer-storm', to: 'A1' };
    for (const typed of ['1', 'storm to a1', 'to A1', 'steer-storm to=A1'])
      expect(found(allowed, typed)?.action).toEqual(a1);
    expect(found(allowed, 'storm to')).toBeUndefined();
  });
});

describe('the table', () => {
  const args = ['play', 'plunder', '--bots', '0', '--seed', 'calm', '--save'];

  it('tells its own words', async () => {
    const { output } = await run([...args, inScratch('help.json')], {
      typed: ['help', 'odds', 'piles', 'as red', 'quit'],
    });
    expect(output).toContain('offer WHO: …');
    expect(output).toContain('B Blue, the whale');
    expect(output).toContain('There is nobody to attack from where you are.');
    expect(output).toContain('The Red captain has nothing to decide now.');
  });

  it('does not end a turn by Enter', async () => {
    const { output } = await run([...args, inScratch('enter.json')], {
      typed: ['1', '1', 'roll', '', 'quit'],
    });
    expect(output).toMatch(/A choice is needed: type/);
  });

  it.each([2, 4, 6])('shows chart, question and choices on 24 lines for %i', async (seats) => {
    const home = Array<string>(seats).fill('1');
    const { output } = await atTerminal(
      [...args, inScratch(`small-${seats}.json`), '--seats', String(seats)],
      [...home, 'roll', 'quit'],
      (shown) => shown.includes('\u001b[3G'),
    );
    const screens = output.split('\u001b[2J\u001b[H').slice(1);
    expect(screens).toHaveLength(seats + 2);
    for (const screen of screens) {
      const lines = screen.slice(0, screen.indexOf('\u001b[3G')).split('\n');
      expect(lines.length).toBeLessThanOrEqual(24);
    }
  });
});
