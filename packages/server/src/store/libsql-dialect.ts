// Kysely on libsql. Where the library can, a query runs on the connection's own thread: above all the flush at the end
// of a transaction.
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Libsql from 'libsql/promise';

interface Statement {
  run(parameters: readonly unknown[]): { changes: number };
  all(parameters: readonly unknown[]): Promise<unknown[]>;
}

/** Asking the library whether a statement returns rows is slow: `isReader` caches it. */
interface Prepared {
  readonly statement: Statement;
  readonly isReader: boolean;
}

export class LibsqlDialect implements Dialect {
  readonly #file: string;
  readonly #pragmas: readonly string[];

  /** The pragmas are set when the connection opens. */
  constructor(file: string, pragmas: readonly string[]) {
    this.#file = file;
    this.#pragmas = pragmas;
  }

  createDriver(): Driver {
    return new LibsqlDriver(this.#file, this.#pragmas);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the library declares it
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** One connection, lent to one borrower at a time, in order. */
class LibsqlDriver implements Driver {
  readonly #file: string;
  readonly #pragmas: readonly string[];
  readonly #waiting: (() => void)[] = [];
  #connection!: LibsqlConnection;
  #lent = false;

  constructor(file: string, pragmas: readonly string[]) {
    this.#file = file;
    this.#pragmas = pragmas;
  }

  async init(): Promise<void> {
    this.#connection = new LibsqlConnection(new Libsql(this.#file, {}));
    for (const pragma of this.#pragmas)
      await this.#connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#lent) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#lent = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#lent = false;
  }

  beginTransaction(): Promise<void> {
    return this.#connection.execute('begin immediate');
  }

  commitTransaction(): Promise<void> {
    return this.#connection.execute('commit');
  }

  /** A full disk has rolled the transaction back before anyone asks for it. */
  async rollbackTransaction(): Promise<void> {
    if (this.#connection.inTransaction) await this.#connection.execute('rollback');
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #libsql: Libsql;
  /** By their text: the store has some thirty queries. */
  readonly #statements = new Map<string, Prepared>();

  constructor(libsql: Libsql) {
    this.#libsql = libsql;
  }

  get inTransaction(): boolean {
    return (this.#libsql as unknown as { inTransaction: boolean }).inTransaction;
  }

  async execute(sql: string): Promise<void> {
    await this.#libsql.exec(sql);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, isReader } = this.#statements.get(sql) ?? (await this.#prepare(sql));
    if (isReader) return { rows: (await statement.all(parameters)) as R[] };
    const { changes } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  // biome-ignore lint/correctness/useYield: nothing here asks for a stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('queries are not streamed');
  }

  close(): void {
    this.#statements.clear();
    this.#libsql.close();
  }

  async #prepare(sql: string): Promise<Prepared> {
    const statement: Statement & { reader: boolean } = await this.#libsql.prepare(sql);
    const prepared = { statement, isReader: statement.reader };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
