import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Report, runSections } from './run-sections.ts';
import { scaleOf } from './scale.ts';
import { chosenSections, section } from './section.ts';

const shown = (result: unknown) => `shown ${JSON.stringify(result)}`;
const right = (name: string) => section(name, async () => `result of ${name}`, shown);

function surroundings() {
  const said: string[] = [];
  const written: Report[] = [];
  const stray = new EventEmitter();
  return {
    ...{ said, written, stray, scale: scaleOf(true) },
    say: (text: string) => void said.push(text),
    write: (report: Report) => void written.push(structuredClone(report)),
    onStrayError: (hear: (error: unknown) => void) => {
      stray.on('stray', hear);
      return () => void stray.off('stray', hear);
    },
  };
}

describe('sections of the bench', () => {
  test('go on after one that fails, which says so in words', async () => {
    const around = surroundings();
    const broken = section('broken', () => Promise.reject(new Error('the database went away')), shown);
    const report = await runSections([right('a'), broken, right('b')], around);
    expect(report.results).toEqual({ a: 'result of a', b: 'result of b' });
    expect(report.failures).toEqual({ broken: 'the database went away' });
    expect(around.said).toContain('\nFAILED  broken: the database went away');
  });

  test('say what every address answered where a connection failed at all of them', async () => {
    const errors = ['::1', '127.0.0.1'].map((address) => new Error(`nobody at ${address}`));
    const broken = section('broken', () => Promise.reject(new AggregateError(errors)), shown);
    const { failures } = await runSections([broken], surroundings());
    expect(failures).toEqual({ broken: 'nobody at ::1; nobody at 127.0.0.1' });
  });

  test('go on after an error that no promise carries, also where the section would never end', async () => {
    const around = surroundings();
    const hanging = section('hanging', () => new Promise<never>(() => undefined), shown);
    const running = runSections([hanging, right('b')], around);
    await wait(1);
    around.stray.emit('stray', new Error('connection lost'));
    const report = await running;
    expect(report.failures).toEqual({ hanging: 'connection lost' });
    expect(report.results).toEqual({ b: 'result of b' });
    expect(around.stray.listenerCount('stray')).toBe(0);
  });

  test('write what there is after every section, and what a section kept before it failed', async () => {
    const around = surroundings();
    const half = section<string[]>(
      'half',
      async (_, keep) => {
        keep(['first']);
        throw new Error('then it died');
      },
      shown,
    );
    await runSections([right('a'), half], around);
    expect(around.written.map(({ results }) => Object.keys(results))).toEqual([
      ...[['a'], ['a'], ['a', 'half'], ['a', 'half']],
    ]);
    expect(around.written.at(-1)).toMatchObject({ results: { half: ['first'] }, failures: { half: 'then it died' } });
    expect(around.said).toContain('shown ["first"]');
  });
});

describe('the requested sections', () => {
  const all = ['pages', 'growth/sqlite', 'growth/postgresql', 'growths'].map(right);
  const names = (only: string | undefined) => chosenSections(all, only).map(({ name }) => name);

  test.each([
    [undefined, ['pages', 'growth/sqlite', 'growth/postgresql', 'growths']],
    ['growth', ['growth/sqlite', 'growth/postgresql']],
    ['growth/postgresql, pages', ['pages', 'growth/postgresql']],
  ])('%s are %j', (only, expected) => {
    expect(names(only)).toEqual(expected);
  });

  test('must be there', () => {
    expect(() => names('pages,nothing')).toThrow('There is no section "nothing". There are: pages, growth/sqlite');
  });
});
