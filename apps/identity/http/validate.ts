import type * as z from 'zod';
import { invalidField } from '../kernel/refusal.ts';

const FIELD_CHARS = 64;

/**
 * Reads a payload by its schema from the contract.
 * @throws {Refusal} invalidField, naming the first field that is wrong and never its value
 */
export function readPayload<T>(schema: z.ZodType<T>, payload: unknown): T {
  const { success, data, error } = schema.safeParse(payload ?? {});
  if (!success) throw fieldOf(closest(error.issues[0]));
  const unstorable = unstorableField(data);
  if (unstorable) throw invalidField(unstorable, 'it contains characters that cannot be stored');
  return data;
}

/** Of several forms that a payload may have, the one that it comes closest to. */
function closest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  const inside = closest(nearest?.[0]);
  return inside ? { ...inside, path: [...issue.path, ...inside.path] } : issue;
}

function fieldOf(issue: z.core.$ZodIssue | undefined) {
  const named = issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue?.path;
  const field =
    (named ?? [])
      .join('.')
      .replace(/[^\w.$-]/g, '?')
      .slice(0, FIELD_CHARS) || 'body';
  return invalidField(field, reasonOf(issue));
}

function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'unrecognized_keys':
      return 'it is not known here';
    case 'too_big':
      return `it is longer than ${issue.maximum}`;
    case 'too_small':
      return `it is shorter than ${issue.minimum}`;
    case 'invalid_type':
      return `it must be a ${issue.expected}`;
    default:
      return 'it does not have the right form';
  }
}

/** PostgreSQL takes no NUL in text, and half a surrogate pair is no character at all. */
function unstorableField(data: unknown, path = 'body'): string | undefined {
  if (typeof data === 'string') return data.includes('\0') || !data.isWellFormed() ? path : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const found = unstorableField(value, path === 'body' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
