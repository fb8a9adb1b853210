// Inside the process of a server: tells where it listens and, when asked, what it has used.
export interface Ready {
  readonly port: number;
}

export type Question = 'cpu' | 'heap';

const collect = globalThis.gc as () => void;

const ANSWERS: Readonly<Record<Question, () => number>> = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  heap() {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  },
};

export function ready(port: number, close: () => Promise<unknown>): void {
  process.on('message', (question: Question) => process.send?.(ANSWERS[question]()));
  process.on('disconnect', () => close().finally(() => process.exit()));
  process.send?.({ port } satisfies Ready);
}
