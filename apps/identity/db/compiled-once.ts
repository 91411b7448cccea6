import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Db } from './open.ts';
import { onPostgres } from './statements.ts';

type Values = Readonly<Record<string, string | number | null>>;

/** Runs a statement on a store, or in a transaction of one; answers its rows. */
export type Statement<V extends Values, Row> = (db: Db, values: V) => Promise<Row[]>;

type Compiled<Row> = { readonly query: CompiledQuery<Row>; readonly places: readonly (string | undefined)[] };

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that many calls run: it is built and compiled once for each kind of store, not for each call. Building one costs more
 * than SQLite takes to answer it.
 * @param build may hand its values to the builder as they are, and nothing else: the text may not depend on them
 * @throws {Error} on the first run, when the text depends on the values
 */
export function compiledOnce<V extends Values, Row>(build: (db: Db, values: V) => Compilable<Row>): Statement<V, Row> {
  const known = new Map<boolean, Compiled<Row>>();
  return async (db, values) => {
    const store = onPostgres(db as Kysely<unknown>);
    let compiled = known.get(store);
    if (!compiled) {
      compiled = compile(build, db, values);
      known.set(store, compiled);
    }
    return (await db.executeQuery<Row>(filled(compiled, values))).rows;
  };
}

function compile<V extends Values, Row>(
  build: (db: Db, values: V) => Compilable<Row>,
  db: Db,
  values: V,
): Compiled<Row> {
  const placeholders = Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)]));
  const query = build(db, placeholders as unknown as V).compile();
  const places = query.parameters.map((value) => (value instanceof Placeholder ? value.name : undefined));
  const compiled = { query, places };
  const usual = build(db, values).compile();
  const same = filled(compiled, values).parameters.every((value, place) => value === usual.parameters[place]);
  if (query.sql !== usual.sql || !same) throw new Error(`This statement depends on its values: ${query.sql}`);
  return compiled;
}

function filled<V extends Values, Row>({ query, places }: Compiled<Row>, values: V): CompiledQuery<Row> {
  const parameters = places.map((name, place) => (name === undefined ? query.parameters[place] : values[name]));
  return { ...query, parameters };
}
