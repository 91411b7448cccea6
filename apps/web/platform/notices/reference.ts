import { isPlainPath } from '@gatehouse/contract/telemetry/plain-path';
import {
  REFERENCES_PATH,
  type ReferenceResult,
  type ReportedFacts,
  type ReportedQuestion,
} from '@gatehouse/contract/telemetry/references';

/** The dialog does not wait for the reference: it is shown when it arrives. */
const TIMEOUT_MS = 5_000;
const REFERENCE = /^GH-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/**
 * A reference for a decision of this page, which support can open. The server repeats the decision itself.
 * @returns undefined where there is none, for any reason. Never rejects.
 */
export async function referenceHere<Question extends ReportedQuestion>(
  question: Question,
  facts: ReportedFacts<Question>,
): Promise<string | undefined> {
  const { pathname } = location;
  const path = isPlainPath(pathname) ? { path: pathname } : {};
  try {
    const response = await fetch(REFERENCES_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question, facts: { ...path, ...facts } }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return undefined;
    const { reference } = (await response.json()) as Partial<ReferenceResult>;
    return typeof reference === 'string' && REFERENCE.test(reference) ? reference : undefined;
  } catch {
    return undefined;
  }
}
