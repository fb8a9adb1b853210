// Why a request was refused, in words: beside the fields at fault, the rest below the form.
import { Refused } from '@tidetable/client';
import type { FieldFault } from '@tidetable/protocol';
import { words } from '../words/index.ts';

export interface Blame {
  /** By the field of a form. */
  readonly fields: Readonly<Record<string, string>>;
  /** What no field is at fault for. */
  readonly rest: string | null;
}

/** The field at fault for a refusal that names none, if the form has that field. */
const TO_BLAME: Readonly<Record<string, readonly string[]>> = {
  'login-taken': ['login'],
  'wrong-login': ['old', 'password'],
  'wrong-code': ['code'],
};

/** `shown`: the fields that can show an error of their own. */
export function blameFor(error: unknown, shown: readonly string[]): Blame {
  const faults = faultsOf(error);
  if (faults.length === 0) {
    const code = error instanceof Refused ? error.code : '';
    const field = TO_BLAME[code]?.find((one) => shown.includes(one));
    if (field === undefined) return { fields: {}, rest: spoken(error) };
    const isOld = field === 'old';
    const why = isOld ? words().online.refusals.wrongOldPassword : spoken(error);
    return { fields: { [field]: why }, rest: null };
  }
  const at = faults.filter(({ field }) => shown.includes(field));
  const others = faults.filter(({ field }) => !shown.includes(field));
  return {
    fields: Object.fromEntries(at.map((fault) => [fault.field, sentence(fault)])),
    rest: others.length === 0 ? null : [...new Set(others.map(sentence))].join(' '),
  };
}

/** All errors in one text. */
export function whyNot(error: unknown): string {
  return blameFor(error, []).rest ?? '';
}

/** The server names the rejected fields; so do the rules in this browser, in their message. */
function faultsOf(error: unknown): readonly FieldFault[] {
  if (error instanceof Refused) return error.fields;
  if (!(error instanceof Error) || error.name !== 'Malformed') return [];
  const field = error.message.split(':', 1)[0] ?? '';
  return [{ field, why: 'not-offered' }];
}

function sentence({ field, why, limit = 0 }: FieldFault): string {
  const { fields, whys } = words().online.refusals;
  const say = fields[field.split('.', 1)[0] ?? '']?.[why] ?? whys[why] ?? whys['wrong-kind'];
  return say(limit);
}

function spoken(error: unknown): string {
  const { online } = words();
  const { codes, tooOften, other } = online.refusals;
  if (error instanceof Refused)
    return error.code === 'too-often' ? tooOften(error.wait ?? 1) : (codes[error.code] ?? other);
  if (error instanceof TypeError) return online.noServer;
  return error instanceof Error ? error.message : String(error);
}
