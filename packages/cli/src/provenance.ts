// Where a game's values come from: a line at the table, and a page beside the rules.
import type { Provenance } from '@tidetable/engine';
import type { Page } from '@tidetable/terminal/board';
import { wrapped } from '@tidetable/terminal/text';
import type { GameParts } from './games.ts';

const HEADINGS: Readonly<Record<Provenance, string>> = {
  RULEBOOK: 'Printed in the rulebook, or forced by it:',
  PUBLIC: 'Told by public sources:',
  MIXED: 'Printed in part, completed by us:',
  DESIGNED: 'Ours, as no source tells:',
};

export function provenanceLines({ provenance }: GameParts, width: number): string[] {
  return provenance === '' ? [] : wrapped(`${provenance} rules provenance tells of each.`, width);
}

export function provenancePage({ sources }: GameParts): Page {
  const marks = Object.keys(HEADINGS) as Provenance[];
  return {
    title: 'Which values, effects and names are printed, public or ours',
    paragraphs: marks.flatMap((mark) => {
      const lines = sources.filter(({ provenance }) => provenance === mark);
      if (lines.length === 0) return [];
      return [
        `${HEADINGS[mark]} ${lines.map(({ of, note }) => (note === undefined ? of : `${of} (${note})`)).join('; ')}.`,
      ];
    }),
  };
}
