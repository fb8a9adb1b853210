// `tidetable play`: the screen, the choices, and the words a person can type.
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../../../cli/test/outside.ts';

const inScratch = scratch();
let games = 0;

/** A table for the Diver, who begins, and the Pilot; two people unless told otherwise. */
function table(seed: string, ...others: string[]): string[] {
  const bots = others.includes('--bots') ? [] : ['--bots', '0'];
  games += 1;
  return [
    ...['play', 'forbidden-island', '--seed', seed, '--save', inScratch(`game-${games}.json`)],
    ...['--option', 'roles=diver,pilot', '--option', 'first=1', ...bots, ...others],
  ];
}

/** The screens after each typed line, the first one before any. */
async function screens(args: readonly string[], typed: readonly string[]): Promise<string[]> {
  const { code, output, errors } = await run(args, { typed });
  expect(errors).toBe('');
  expect(code).toBe(0);
  return output.split(/^> .*\n/m);
}

describe('the screen', () => {
  it('shows the island, the team, what is expected and numbered choices', async () => {
    const [screen = ''] = await screens(table('calm'), ['quit']);
    expect(screen).toContain('▶ Your turn, Diver (black): 3 actions left.');
    expect(screen).toMatch(/Move to +1 [A-Z]/);
    expect(screen).toContain('▶D Diver (seat 1)    Iron Gate');
    expect(screen).toContain("P Pilot (seat 2)    Fools' Landing");
    for (const line of screen.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('has no colours and clears nothing where the output is no terminal', async () => {
    const { output } = await run(table('calm'), { typed: ['help', 'why', 'quit'] });
    expect(output).not.toContain('\u001b');
  });

  it('has colours where they are understood', async () => {
    const { output } = await run(table('calm'), { typed: ['quit'], colour: true });
    expect(output).toContain('\u001b[');
  });

  it('sets you against a bot unless told otherwise', async () => {
    const [screen = ''] = await screens(table('calm', '--bots', '1'), ['quit']);
    expect(screen).toContain('Diver (you)');
    expect(screen).toContain('Pilot (bot)');
  });

  it('says who thinks, where a bot thinks for long', async () => {
    const typed = ['end-actions', 'pass', 'quit'];
    const slow = await screens(table('calm', '--bots', '1', '--bot', 'captain'), typed);
    expect(slow[2]?.match(/The Pilot thinks …/g)).toHaveLength(1);
    const quick = await screens(table('calm', '--bots', '1'), typed);
    expect(quick[2]).not.toContain('thinks');
  });
});

describe('a choice', () => {
  const firstMove = /Move to +1 (.*?) {3}/;

  it('is made by its number', async () => {
    const [before = '', after] = await screens(table('calm'), ['1', 'quit']);
    expect(after).toContain(`· The Diver moves to ${firstMove.exec(before)?.[1]}.`);
    expect(after).toContain('Your turn, Diver (black): 2 actions left.');
  });

  it('is made by its notation or its words', async () => {
    const [before = ''] = await screens(table('calm'), ['quit']);
    const place = firstMove.exec(before)?.[1] ?? '';
    const tile = place.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
    for (const typed of [`move to=${tile}`, `Move to ${place}`, `MOVE TO ${place.toUpperCase()}`])
      expect((await screens(table('calm'), [typed, 'quit']))[1]).toContain(`moves to ${place}.`);
  });

  it('may be made by a few of its words, if no other choice has them', async () => {
    expect((await screens(table('calm'), ['done', 'quit']))[1]).toContain(
      'The Diver is done acting.',
    );
    expect((await screens(table('calm'), ['move', 'quit']))[1]).toContain('"move" is not among');
  });

  it('that is barred is answered with its rule', async () => {
    const [, answer] = await screens(table('calm'), ['capture treasure=earth', 'quit']);
    expect(answer).toMatch(
      /^Capture the Earth Stone: not now\. You hold 1 of 4[^.]*\.\nFI-CAP-1 {2}Capture a Treasure, p\. 5\n/,
    );
  });

  it.each(['99', 'b99', 'sail to=undervall', 'xyzzy', '=', '"'])(
    '%s is not understood',
    async (typed) => {
      const [, answer] = await screens(table('calm'), [typed, 'quit']);
      expect(answer).toContain('is not among the choices. Type a number from 1 to');
    },
  );

  it('is needed: Enter alone will not do', async () => {
    expect((await screens(table('calm'), ['', 'quit']))[1]).toContain('A choice is needed');
  });

  it('that is the only one is made by Enter', async () => {
    const [, , , spent, drawn] = await screens(table('calm'), ['1', '1', '1', '', 'quit']);
    expect(spent).toContain('Your turn, Diver (black): your actions are spent');
    expect(spent).toContain('1 Done: draw Treasure cards');
    expect(drawn).toContain('The Diver draws');
  });
});

describe('why', () => {
  it('shows the rule behind a choice', async () => {
    const [, answer] = await screens(table('calm'), ['why 1', 'quit']);
    expect(answer).toMatch(/^Move to .*: allowed by\nFI-MOVE-[16] {2}Move, p\. 4\n {2}\S/);
  });

  it('lists what is barred, by rule', async () => {
    const [, list = '', same] = await screens(table('calm'), ['why', 'barred', 'quit']);
    expect(list).toMatch(/FI-CAP-1\n {2}Capture the +b\d+ Earth Stone/);
    expect(list).toContain('why b1');
    expect(same).toBe(list);
  });

  it('explains what is barred by number and by notation', async () => {
    const [, list = ''] = await screens(table('calm'), ['why', 'quit']);
    const number = /Capture the +(b\d+) Earth Stone/.exec(list)?.[1] ?? '';
    const [, byNumber, byNotation] = await screens(table('calm'), [
      `why ${number}`,
      'why capture treasure=earth',
      'quit',
    ]);
    expect(byNumber).toMatch(
      /^Capture the Earth Stone: not now\. You hold 1 of 4[^.]*\.\nFI-CAP-1 /,
    );
    expect(byNotation).toBe(byNumber);
  });

  it('answers for what is on no list, by notation or in words: the fact first, then the rule', async () => {
    const asked = ['why fly to=observatory', 'why fly to observatory', 'fly to=observatory'];
    const [, byNotation, inWords, played] = await screens(table('calm'), [...asked, 'quit']);
    expect(byNotation).toMatch(/^Fly to Observatory: not now\. \S[\s\S]*\nFI-[A-Z]+-\d+ {2}/);
    expect(inWords).toBe(byNotation);
    expect(played).toBe(byNotation);
  });

  it('says so when it does not know what is meant', async () => {
    const answers = await screens(table('calm'), ['why dance to=iron-gate', 'why 99', 'quit']);
    expect(answers[1]).toContain('There is no choice "dance to=iron-gate" now');
    expect(answers[2]).toContain('There is no choice "99" now');
  });
});

describe('undo', () => {
  it('takes an action back', async () => {
    const [before, , after] = await screens(table('calm'), ['1', 'undo', 'quit']);
    expect(before?.endsWith(after?.trimStart() as string)).toBe(true);
  });

  it('has nothing to take back at first', async () => {
    expect((await screens(table('calm'), ['undo', 'quit']))[1]).toBe(
      'Nothing has been done yet.\n',
    );
  });

  it('stops at what has come to light', async () => {
    const answers = await screens(table('calm'), ['done', 'undo', 'quit']);
    expect(answers[2]).toContain(
      'What was rolled, shuffled, revealed or answered by another seat stands',
    );
  });
});

describe('questions', () => {
  it('log tells the story, or its end', async () => {
    const [, , , all, last] = await screens(table('calm'), ['1', '1', 'log', 'log 1', 'quit']);
    expect(all?.match(/The Diver moves to/g)).toHaveLength(2);
    expect(last?.match(/The Diver moves to/g)).toHaveLength(1);
    expect(last).toContain('2 plies so far.');
  });

  it('rules finds rules by id and by word', async () => {
    const [, byId, byWord, chapters] = await screens(table('calm'), [
      'rules FI-MOVE-1',
      'rules swims nearest',
      'rules',
      'quit',
    ]);
    expect(byId).toMatch(/^FI-MOVE-1 {2}Move, p\. 4\n/);
    expect(byWord).toContain('FI-SWIM-3');
    expect(chapters).toContain('Chapters: ');
  });

  it('piles shows what may be known of each pile', async () => {
    const [, piles] = await screens(table('calm'), ['piles', 'quit']);
    expect(piles).toContain('Treasure deck             24 cards, shuffled');
    expect(piles).toContain('Flood deck, next 18       ');
    expect(piles).toContain('Flood discard pile        ');
  });

  it('help lists the words and the marks', async () => {
    const [, help] = await screens(table('calm'), ['help', 'quit']);
    for (const word of ['why 3', 'barred', 'undo', 'as 2', 'pass', 'log', 'rules', 'save', 'quit'])
      expect(help).toContain(word);
    expect(help).toContain('≈ flooded');
  });

  it('board shows the table again', async () => {
    const [first, , again] = await screens(table('calm'), ['log', 'board', 'quit']);
    expect(first?.endsWith(again?.trimStart() as string)).toBe(true);
  });
});
