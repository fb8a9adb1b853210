// The page that says of each value where it comes from.
import { type Origin, PROVENANCE, type Source } from '@tidetable/plunder/public';
import type { Page } from '../board.ts';

const HEADINGS: Readonly<Record<Source, string>> = {
  printed: 'Printed in the rulebook:',
  public: 'Told by public sources:',
  ours: 'Ours, as no source shows it:',
};

export const provenance: Page = {
  title: 'where the numbers, names and cards come from',
  paragraphs: (Object.keys(HEADINGS) as Source[]).map((source) => {
    const origins: readonly Origin[] = Object.values(PROVENANCE);
    const notes = origins.filter((origin) => origin.source === source).map(({ note }) => note);
    return [HEADINGS[source], ...notes].join(' ');
  }),
};
