// The search of the documentation, in the browser: every word must be found, best in a heading.
import type { Section } from './pages.ts';

const MOST = 12;
const AROUND = 70;

const form = document.querySelector('form[role=search]') as HTMLFormElement;
const input = form.querySelector('input') as HTMLInputElement;
const list = form.querySelector('ol') as HTMLOListElement;

let sections: Promise<readonly Section[]> | null = null;

function load(): Promise<readonly Section[]> {
  sections ??= fetch('search.json').then((answer) => answer.json());
  return sections;
}

async function show(): Promise<void> {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const all = words.length === 0 ? [] : await load();
  const found = all
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
  list.replaceChildren(...found.map(({ section }) => lineOf(section, words[0] ?? '')));
  if (words.length > 0 && found.length === 0)
    list.append(element('li', 'Nothing has all of these words.'));
}

function scoreOf({ title, heading, text }: Section, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const score =
      8 * Number(heading.toLowerCase().includes(word)) +
      4 * Number(title.toLowerCase().includes(word)) +
      Math.min(3, text.toLowerCase().split(word).length - 1);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function lineOf({ page, title, heading, id, text }: Section, word: string): HTMLElement {
  const line = document.createElement('li');
  const link = element('a', heading === title ? title : `${title}: ${heading}`);
  link.href = `${page || './'}#${id}`;
  const at = Math.max(0, text.toLowerCase().indexOf(word) - AROUND);
  line.append(link, element('p', text.slice(at, at + 2 * AROUND)));
  return line;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

form.hidden = false;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
input.addEventListener('focus', () => void load());
input.addEventListener('input', () => void show());
