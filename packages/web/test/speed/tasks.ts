// The main thread's tasks during an interaction, from a trace of the browser.
import type { Browser, Page } from 'playwright-core';

/** A task longer than this is noticeable. */
export const FELT = 50;

export interface Task {
  /** Wall time in milliseconds; on a busy machine it includes other work. */
  readonly wall: number;
  /** CPU time of the thread. */
  readonly work: number;
  /** Its parts, the longest first. */
  readonly parts: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The main thread's tasks during an interaction, those with the most work first. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  interaction: () => Promise<unknown>,
): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await interaction();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[];
  };
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf);
  const done = traceEvents.filter((one) => one.ph === 'X' && threads.includes(threadOf(one)));
  return done
    .filter(({ name }) => name === 'RunTask')
    .map((task) => taskOf(task, done))
    .sort((one, other) => other.work - one.work);
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
const inMs = (micros = 0): number => micros / 1000;

function taskOf(task: TraceEvent, all: readonly TraceEvent[]): Task {
  const wall = inMs(task.dur);
  return {
    wall,
    work: inMs(task.tdur),
    parts: inMs(task.tdur) > FELT / 2 ? partsOf(task, all) : [],
  };
}

/** The three largest parts of a task, without their own parts. */
function partsOf(task: TraceEvent, all: readonly TraceEvent[]): readonly string[] {
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  const within = all
    .filter((one) => one !== task && threadOf(one) === threadOf(task) && isWithin(one, task))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const add = (name: string, time: number): unknown => own.set(name, (own.get(name) ?? 0) + time);
  for (const one of within) {
    while (open.length > 0 && !isWithin(one, open.at(-1) as TraceEvent)) open.pop();
    const around = open.at(-1);
    add(one.name, inMs(one.tdur));
    if (around !== undefined) add(around.name, -inMs(one.tdur));
    open.push(one);
  }
  return [...own]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, time]) => `${name} ${time.toFixed(0)}`);
}

function isWithin(one: TraceEvent, other: TraceEvent): boolean {
  return one.ts >= other.ts && one.ts + (one.dur ?? 0) <= other.ts + (other.dur ?? 0);
}
