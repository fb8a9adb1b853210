// House rules in the output of replay and verify.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from '../../../../cli/test/outside.ts';

describe('house rules', () => {
  it('begins with the house rules, in a pipe and step by step', async () => {
    const record = new URL('../../records/house-rules.json', import.meta.url);
    for (const options of [['--ply', '1'], ['--all']]) {
      const { output } = await run(['replay', fileURLToPath(record), ...options]);
      expect(output.split('House rules\n')).toHaveLength(2);
      expect(output).toMatch(/House rules\n {2}\S.*, yes: .*\(IB-AMB-\d+\)/s);
    }
  });

  it('names the house rules of a game, and none where there are none', async () => {
    const records = new URL('../../records/', import.meta.url);
    const house = fileURLToPath(new URL('house-rules.json', records));
    const { output } = await run(['verify', house]);
    expect(output).toContain('house rules: Buildings answer to themselves, yes');
    const plain = await run(['verify', fileURLToPath(new URL('trading.json', records))]);
    expect(plain.output).toMatch(/^✓ ok/);
    expect(plain.output).not.toContain('house rules');
  });
});
