// Why a field is wrong, as codes that a form can put into words.
import type { z } from 'zod';

export const WHYS = [
  'missing',
  'empty',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'wrong-letters',
  'hidden',
  'letterless',
  'several-lines',
  'not-offered',
  'unknown',
  'wrong-kind',
] as const;
export type FieldWhy = (typeof WHYS)[number];

export interface FieldFault {
  /** `name`, `options.difficulty`; empty for the message itself. */
  readonly field: string;
  readonly why: FieldWhy;
  /** The upper or lower bound. */
  readonly limit?: number;
}

/** One for each field: what is wrong first. */
export function faultsIn(error: z.ZodError): readonly FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!faults.has(field)) faults.set(field, { field, why: whyOf(issue), ...limitOf(issue) });
  }
  return [...faults.values()];
}

type Issue = z.ZodError['issues'][number];

function whyOf(issue: Issue): FieldWhy {
  switch (issue.code) {
    case 'custom': {
      const why = issue.params?.why;
      return WHYS.find((one) => one === why) ?? 'wrong-kind';
    }
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'empty' : 'too-short';
      return issue.origin === 'array' ? 'too-short' : 'too-small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'too-large';
    case 'invalid_format':
      return 'wrong-letters';
    case 'invalid_value':
    case 'invalid_union':
      return 'not-offered';
    case 'unrecognized_keys':
      return 'unknown';
    case 'invalid_type':
      return issue.message.endsWith('undefined') ? 'missing' : 'wrong-kind';
    default:
      return 'wrong-kind';
  }
}

function limitOf(issue: Issue): { readonly limit?: number } {
  const limit =
    issue.code === 'too_big'
      ? issue.maximum
      : issue.code === 'too_small'
        ? issue.minimum
        : issue.code === 'custom'
          ? issue.params?.limit
          : undefined;
  return limit === undefined ? {} : { limit: Number(limit) };
}
