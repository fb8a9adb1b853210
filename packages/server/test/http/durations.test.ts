// Durations as Prometheus reads them: cumulative counts by bound.
import { expect, test } from 'vitest';
import { Durations } from '../../src/metrics/durations.ts';

test('counts each time below every bound that it does not pass', () => {
  const durations = new Durations('waiting_seconds', 'How long.', [0.01, 0.1]);
  for (const seconds of [0.01, 0.05, 0.5]) durations.add('told', seconds);
  durations.add('refused', 0.02);
  expect(durations.text().split('\n')).toEqual([
    '# HELP waiting_seconds How long.',
    '# TYPE waiting_seconds histogram',
    'waiting_seconds_bucket{le="0.01",kind="told"} 1',
    'waiting_seconds_bucket{le="0.1",kind="told"} 2',
    'waiting_seconds_bucket{le="+Inf",kind="told"} 3',
    'waiting_seconds_sum{kind="told"} 0.56',
    'waiting_seconds_count{kind="told"} 3',
    'waiting_seconds_bucket{le="0.01",kind="refused"} 0',
    'waiting_seconds_bucket{le="0.1",kind="refused"} 1',
    'waiting_seconds_bucket{le="+Inf",kind="refused"} 1',
    'waiting_seconds_sum{kind="refused"} 0.02',
    'waiting_seconds_count{kind="refused"} 1',
    '',
  ]);
});

test('says that there is nothing yet', () => {
  expect(new Durations('a', 'b', [1]).text()).toBe('# HELP a b\n# TYPE a histogram\n');
});
