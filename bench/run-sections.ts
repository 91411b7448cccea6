import type { Scale } from './scale.ts';
import type { Section } from './section.ts';

/** What the sections measured, and what went wrong, each by the section's name. */
export type Report = {
  readonly results: Record<string, unknown>;
  readonly failures: Record<string, string>;
  readonly seconds: Record<string, number>;
};

export type Surroundings = {
  readonly scale: Scale;
  readonly say: (text: string) => void;
  /** Called whenever there is more to write. */
  readonly write: (report: Report) => void;
  /** Calls back with errors that no promise carries, as of a connection that is lost; answers how to stop. */
  readonly onStrayError: (hear: (error: unknown) => void) => () => void;
};

/** Longer than any section takes on a slow machine. */
const SECTION_LIMIT_MS = 60 * 60_000;

/** Runs one section after the other. One that fails says so in words, keeps what it has, and the next one begins. */
export async function runSections(sections: readonly Section[], surroundings: Surroundings): Promise<Report> {
  const report: Report = { results: {}, failures: {}, seconds: {} };
  for (const one of sections) {
    const startedAt = performance.now();
    let text = '';
    const keep = (result: unknown, asText: string) => {
      report.results[one.name] = result;
      text = asText;
      surroundings.write(report);
    };
    try {
      await unlessStray(one.run(surroundings.scale, keep), surroundings.onStrayError);
    } catch (error) {
      report.failures[one.name] = wordsOf(error);
    }
    report.seconds[one.name] = Math.round((performance.now() - startedAt) / 1_000);
    if (text) surroundings.say(text);
    const failure = report.failures[one.name];
    if (failure !== undefined) surroundings.say(`\nFAILED  ${one.name}: ${failure}`);
    surroundings.write(report);
  }
  return report;
}

/** @throws the first error of a section, of its time, or an unhandled one while it runs */
async function unlessStray(run: Promise<void>, onStrayError: Surroundings['onStrayError']): Promise<void> {
  let stop: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const stray = new Promise<never>((_, reject) => {
    stop = onStrayError(reject);
    timer = setTimeout(() => reject(new Error(`not over after ${SECTION_LIMIT_MS} ms`)), SECTION_LIMIT_MS);
  });
  try {
    await Promise.race([run, stray]);
  } finally {
    stop();
    clearTimeout(timer);
  }
}

/** An error of several connections has no words of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
