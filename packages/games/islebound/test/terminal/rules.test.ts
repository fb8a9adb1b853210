// Pages beside the rules.
import { describe, expect, it } from 'vitest';
import { run } from '../../../../cli/test/outside.ts';

describe('pages beside the rules', () => {
  it('are listed after the rules, and in the help', async () => {
    const { output } = await run(['rules', 'islebound']);
    expect(output).toContain('tidetable rules islebound above-and-below: Islebound crew in Above');
    expect(output).toContain('tidetable rules islebound metropolis: ');
    expect((await run(['help', 'rules'])).output).toMatch(/above-and-below +Islebound crew/);
  });

  it.each([
    [['above-and-below'], ['IB-AB-1', 'IB-AB-2', 'IB-AB-3']],
    [
      ['Above', 'and', 'Below'],
      ['IB-AB-1', 'IB-AB-2', 'IB-AB-3'],
    ],
    [['metropolis'], ['IB-VAR-ARCH-3']],
  ])('%j can be read, and names its rules', async (words, ids) => {
    const { code, output } = await run(['rules', 'islebound', ...words], { columns: 60 });
    expect(code).toBe(0);
    for (const id of ids) expect(output).toContain(id);
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  });
});
