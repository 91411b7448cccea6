/** One line of a trace: a check and its outcome. */
export type Step = {
  /** Requirement ids that the check carries, for instance `LANG-07`. */
  readonly rule: string;
  /** The check in plain words. */
  readonly check: string;
  readonly outcome: 'won' | 'passed over' | 'noted';
  /** The input of the check, without personal data. */
  readonly detail?: string;
};

/** A value with the trace of the checks that led to it; both come from the same code. */
export type Decision<T> = { readonly value: T; readonly trace: readonly Step[] };

/** A named check of an ordered table: it returns a value, or `undefined` to leave it to the next check. */
export type Rule<Input, Value> = {
  readonly rule: string;
  readonly check: string;
  readonly answer: (input: Input) => Value | undefined;
};

/**
 * Runs the checks in order; the first that returns a value wins.
 * @throws {Error} when no check returns a value: the last row of a table must always return one.
 */
export function decide<Input, Value>(table: readonly Rule<Input, Value>[], input: Input): Decision<Value> {
  const trace: Step[] = [];
  for (const { rule, check, answer } of table) {
    const value = answer(input);
    if (value !== undefined) {
      trace.push({ rule, check, outcome: 'won', detail: detailOf(value) });
      return { value, trace };
    }
    trace.push({ rule, check, outcome: 'passed over' });
  }
  throw new Error('No check answered: the last row of a decision table must always answer');
}

function detailOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
