// Every word of the app that does not come from a game, in English.

import { en as shared } from '@tidetable/board/words/en.ts';
import { endings, replay } from './en/after.ts';
import { company, questions } from './en/company.ts';
import { inviting } from './en/inviting.ts';
import { learn } from './en/learn.ts';
import { credits, home, keeping, lost, rules, tab, ways } from './en/pages.ts';
import { people } from './en/people.ts';
import { refusals } from './en/refusals.ts';
import { hotSeat, keys, menu, table } from './en/table.ts';
import { tables } from './en/tables.ts';
import { verify } from './en/verify.ts';

export const en = {
  title: 'Tidetable',
  tagline: 'One table for games of the sea.',
  ways,
  tab,
  lost,
  home,
  keeping,
  rules,
  credits,
  sources: shared.sources,
  menu,
  table,
  keys,
  hotSeat,
  replay,
  endings,
  learn,
  verify,
  online: { ...tables, ...people, company, questions, inviting, refusals },
};

export type Words = typeof en;
