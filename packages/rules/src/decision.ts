/** One line of reasoning: a check that was looked at, and what came of it. */
export type Step = {
  /** Requirement ids that the check carries, for instance `LANG-07`. */
  readonly rule: string;
  /** The check in plain words. */
  readonly check: string;
  readonly outcome: 'won' | 'passed over' | 'noted';
  /** What the check saw, without personal data. */
  readonly detail?: string;
};

/** A value together with the reasoning that led to it; both come from the same code. */
export type Decision<T> = { readonly value: T; readonly trace: readonly Step[] };

/** A named check of an ordered table: it answers, or passes the question on with `undefined`. */
export type Rule<Input, Value> = {
  readonly rule: string;
  readonly check: string;
  readonly answer: (input: Input) => Value | undefined;
};

/**
 * Asks the checks in order; the first that answers wins.
 * @throws {Error} when no check answers: the last row of a table must always answer.
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
