// The options that the page of a new table shows.
import { flag, type OptionsSchema } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { fits } from '../src/online/fitting.ts';

interface Options {
  readonly storm: boolean;
  readonly calm: boolean;
  readonly duel: boolean;
  readonly reefs: boolean;
  readonly costOfStorm: boolean;
  readonly anyWind: boolean;
  readonly ofAnotherEdition: boolean;
}

const variant = (label: string) => flag({ label, help: '', default: false });
const house = (label: string) => flag({ label, help: '', default: false, group: 'house' });

/** What goes with what. */
function conflict(options: Options, seats: number): string | null {
  const { storm, calm, duel, reefs, costOfStorm, ofAnotherEdition } = options;
  if (storm && calm) return 'storm or calm, not both';
  if (duel && seats !== 2) return 'duel only at 2 seats';
  if (costOfStorm && !storm) return 'costOfStorm only with storm';
  return reefs || ofAnotherEdition ? 'not in this edition' : null;
}

const options: OptionsSchema<Options> = {
  fields: {
    storm: variant('Storm'),
    calm: variant('Calm'),
    duel: variant('Duel'),
    reefs: variant('Reefs'),
    costOfStorm: house('Cost of a storm'),
    anyWind: house('Any wind'),
    ofAnotherEdition: house('Of another edition'),
  },
  conflict,
};
const game = { seats: { min: 2, max: 4 }, options: options as OptionsSchema<object> };

function asked(chosen: Partial<Options> = {}): string[] {
  const places = Array.from({ length: 3 }, () => ({ kind: 'me' }) as const);
  const offered = Object.entries(options.fields).map(([name, { read: _read, ...option }]) => ({
    name,
    ...option,
  }));
  return offered
    .filter((option) => fits(game, option, { options: chosen, places }))
    .map(({ name }) => name);
}

describe('the page of a new table', () => {
  it('leaves out what belongs to another edition, or to a variant that is off', () => {
    expect(asked()).toEqual(['storm', 'calm', 'duel', 'anyWind']);
  });

  it('asks how to read a variant once it is chosen, and still for the one that it excludes', () => {
    expect(asked({ storm: true })).toEqual(['storm', 'calm', 'duel', 'costOfStorm', 'anyWind']);
  });

  it('leaves out nothing that was changed, nor anything while the whole is refused', () => {
    expect(asked({ reefs: true })).toContain('reefs');
    expect(asked({ storm: true, calm: true })).toContain('ofAnotherEdition');
  });
});
