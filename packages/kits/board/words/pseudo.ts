// A pseudo-language: every text of the catalogue in brackets and with accents, so that any other stands out.

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'É',
  O: 'Ö',
};

export function pseudo<T>(words: T): T {
  return changed(words) as T;
}

function changed(part: unknown): unknown {
  if (typeof part === 'string')
    return `⟦${part.replace(/[aceinouAEO]/g, (one) => ACCENTS[one] ?? one)}⟧`;
  if (typeof part === 'function') return (...given: unknown[]) => changed(part(...given));
  if (Array.isArray(part)) return part.map(changed);
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, changed(value)]));
  return part;
}
