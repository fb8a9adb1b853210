// A suggested name, with a little salt.
import { words } from '../words/index.ts';

export function saltyName(): string {
  const { first, second } = words().online.saltyNames;
  return `${anyOf(first)} ${anyOf(second)}`;
}

function anyOf(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? '';
}
