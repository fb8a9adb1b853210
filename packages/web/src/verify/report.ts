// What the page shows of the checks, and says to those who listen.
import type { GameRecord, Sitter } from '@tidetable/engine';
import { CHECKS, type CheckName, type Listener, type Proven, type Verdict } from './checking.ts';

const MARKS: Readonly<Record<Verdict | 'waiting', [sign: string, spoken: string]>> = {
  true: ['✓', 'True: '],
  false: ['✗', 'Not true: '],
  warning: ['!', 'True, but: '],
  waiting: ['·', 'Not checked: '],
};

export function byId<E extends HTMLElement>(id: string): E {
  return document.getElementById(id) as E;
}

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}

/** One checking at a time is shown; a report that was begun later takes the place of this one. */
export class Report implements Listener {
  readonly #findings = byId('findings');
  readonly #bar = byId<HTMLProgressElement>('progress');

  constructor() {
    this.#findings.hidden = false;
    this.#findings.className = 'findings';
    this.#bar.hidden = false;
    this.#bar.value = 0;
    byId('facts').replaceChildren();
    byId('checks').replaceChildren(
      ...Object.entries(CHECKS).map(([name, title]) => row(name as CheckName, title)),
    );
    this.#says('Checking…', '');
  }

  found(check: CheckName, verdict: Verdict, words: string): void {
    const line = byId(`check-${check}`);
    line.className = verdict;
    line.replaceChildren(...lineOf(CHECKS[check], verdict, words));
  }

  progress(done: number, all: number): void {
    this.#bar.max = Math.max(1, all);
    this.#bar.value = all === 0 ? 1 : done;
    byId('summary').textContent = `Ply ${done} of ${all}.`;
  }

  proven({ record, title, result, isFair }: Proven): void {
    this.#ends('true');
    const verdict = isFair ? 'The game is true.' : 'The game is true, but not a fair deal.';
    this.#says(verdict, `${title}. ${result}`);
    byId('facts').replaceChildren(...factsOf(record));
  }

  failed(): void {
    this.#ends('false');
    const words = document.querySelector('#checks .false .words')?.textContent ?? '';
    this.#says('This record is not true.', words);
  }

  /** There is nothing that could be checked. */
  unavailable(words: string): void {
    this.#ends('false');
    byId('checks').replaceChildren();
    this.#says('Nothing was checked.', words);
  }

  #ends(verdict: Verdict): void {
    this.#findings.classList.add(verdict);
    this.#bar.hidden = true;
  }

  #says(verdict: string, summary: string): void {
    byId('verdict').textContent = verdict;
    byId('summary').textContent = summary;
    byId('spoken').textContent = `${verdict} ${summary}`;
  }
}

function row(name: CheckName, title: string): HTMLElement {
  const line = element('li', '', 'waiting');
  line.id = `check-${name}`;
  line.append(...lineOf(title, 'waiting', ''));
  return line;
}

function lineOf(title: string, verdict: Verdict | 'waiting', words: string): HTMLElement[] {
  const [sign, spoken] = MARKS[verdict];
  const mark = element('span', sign, 'mark');
  mark.setAttribute('aria-hidden', 'true');
  const text = document.createElement('div');
  const heading = element('strong', title);
  heading.prepend(element('span', spoken, 'spoken'));
  text.append(heading, element('span', words, 'words'));
  return [mark, text];
}

function whoSat({ person, bot, forfeited }: Sitter): string {
  const names = [person, bot === null ? null : `${bot} (bot)`].filter((name) => name !== null);
  return `${names.join(', ')}${forfeited ? ', who forfeited' : ''}`;
}

function factsOf(record: GameRecord): HTMLElement[] {
  const { seed, commitment, people = [] } = record;
  const seats = people.map((sitter, seat): [string, string] => [`Seat ${seat}`, whoSat(sitter)]);
  const facts: [string, string][] = [...seats, ['Seed', seed], ['Commitment', commitment]];
  return facts.flatMap(([term, words]) => {
    const value = document.createElement('dd');
    value.append(element(words === seed || words === commitment ? 'code' : 'span', words));
    return [element('dt', term), value];
  });
}
