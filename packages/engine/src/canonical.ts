// One text for one state, whatever the order of its keys; and a short hash of it.

/** JSON with the keys of every object in alphabetical order. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (isFlat(value)) return JSON.stringify(value);
    let items = '[';
    for (let index = 0; index < value.length; index++)
      items += (index === 0 ? '' : ',') + canonical(value[index]);
    return `${items}]`;
  }
  let fields = '{';
  for (const key of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) fields += `${fields === '{' ? '' : ','}"${key}":${canonical(field)}`;
  }
  return `${fields}}`;
}

function isFlat(list: readonly unknown[]): boolean {
  for (let index = 0; index < list.length; index++)
    if (typeof list[index] === 'object') return false;
  return true;
}

/** 64 bits in 16 hexadecimal digits. It tells states apart; it is no seal against forgery. */
export function hash(text: string): string {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
    high ^= low >>> 15;
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
