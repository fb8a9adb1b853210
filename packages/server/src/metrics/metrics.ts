// What a server counts of itself, for Prometheus. Nothing here names a person, a table or a secret.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Durations } from './durations.ts';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

interface Sized {
  readonly size: number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #answers = new Durations(
    'tidetable_move_seconds',
    'From a move heard to its answer, by the kind of answer.',
    SECONDS,
  );
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #troubles: Counter;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, prefix: 'tidetable_' });
    this.#requests = new Histogram({
      name: 'tidetable_request_seconds',
      help: 'HTTP requests by route and status.',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.#troubles = new Counter({
      name: 'tidetable_troubles_total',
      help: 'Faults that an operator should look at; details are in the log.',
      registers,
    });
  }

  /** Gauges are read on request. */
  watch(connections: Sized, tables: Sized): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'tidetable_connections',
      help: 'Live connections.',
      registers,
      collect() {
        this.set(connections.size);
      },
    });
    new Gauge({
      name: 'tidetable_tables',
      help: 'Tables in memory.',
      registers,
      collect() {
        this.set(tables.size);
      },
    });
  }

  answered(kind: string, milliseconds: number): void {
    this.#answers.add(kind, milliseconds / 1000);
  }

  requested(route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ route, status: String(status) }, milliseconds / 1000);
  }

  countError(): void {
    this.#troubles.inc();
  }

  async text(): Promise<string> {
    return `${await this.#registry.metrics()}\n${this.#answers.text()}`;
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
