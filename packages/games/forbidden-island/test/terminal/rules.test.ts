// `tidetable rules`.

import { describe, expect, it } from 'vitest';
import { run } from '../../../../cli/test/outside.ts';
import { forbiddenIsland } from '../../rules/index.ts';

describe('rules', () => {
  it('lists every rule with its page and heading', async () => {
    const { code, output } = await run(['rules', 'forbidden-island']);
    expect(code).toBe(0);
    for (const id of Object.keys(forbiddenIsland.rulebook)) expect(output).toContain(`${id}  `);
    expect(output).toContain('FI-MOVE-1  Move, p. 4');
  });

  it('shows one rule by its id, however it is written', async () => {
    const { output } = await run(['rules', 'forbidden-island', 'fi-move-1']);
    expect(output).toMatch(/^FI-MOVE-1 {2}Move, p\. 4\n {2}\S/);
    expect(output).not.toContain('FI-MOVE-2');
  });

  it('finds rules by words that all occur', async () => {
    const { output } = await run(['rules', 'forbidden-island', 'pilot', 'flies']);
    expect(output).toContain('FI-MOVE-4');
    expect(output).not.toContain('FI-MOVE-1 ');
  });

  it('says when nothing fits', async () => {
    const { code, output } = await run(['rules', 'forbidden-island', 'kraken']);
    expect(code).toBe(1);
    expect(output).toContain('No rule of Forbidden Island mentions "kraken"');
  });

  it('keeps to the width of the terminal', async () => {
    const { output } = await run(['rules', 'forbidden-island'], { columns: 50 });
    for (const line of output.split('\n'))
      if (line.startsWith('  ')) expect(line.length).toBeLessThan(51);
  });
});

describe('pages beside the rules', () => {
  it('say what of Forbidden Island is printed, public or ours', async () => {
    const { output: rules } = await run(['rules', 'forbidden-island']);
    expect(rules).toContain('tidetable rules forbidden-island provenance: Which values');
    const { code, output } = await run(['rules', 'forbidden-island', 'provenance'], {
      columns: 100,
    });
    expect(code).toBe(0);
    expect(output).toMatch(/Printed in the rulebook, or forced by it: .*Treasure cards/s);
    expect(output).toMatch(/Told by public sources: .*water meter/s);
    expect(output).toMatch(/Ours, as no source tells: a first player/);
  });
});
