// The words that all boards share, in English.
import { sources } from './sources.ts';

const YOU = 'You';

export const en = {
  you: YOU,
  close: 'Close',
  justNow: 'just now',
  source: (heading: string, page: number | null) =>
    page === null ? heading : `${heading}, p. ${page}`,
  zoom: {
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole chart',
    home: 'Where my own things are',
  },
  presence: {
    here: 'here',
    away: 'away',
    awayFor: (time: string) => `away for ${time}`,
  },
  sources,
};

/** A player's name, inside a longer text. */
export function within(name: string): string {
  return name === YOU ? name.toLowerCase() : name;
}
