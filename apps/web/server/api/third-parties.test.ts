import { defaultBrand } from '@gatehouse/brand/default-brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { expect, test } from 'vitest';
import type { ApiRequest, ApiResponse } from './api.ts';
import { createThirdParties } from './third-parties.ts';

const site = globalSite(defaultBrand);
const example = { id: 'example', name: 'Example', letter: 'E' };

function source(answer: () => Partial<{ status: number; body: unknown }> | Promise<never>) {
  const time = { now: 0 };
  const asked: ApiRequest[] = [];
  const problems: string[] = [];
  const api = async (request: ApiRequest): Promise<ApiResponse> => {
    asked.push(request);
    const { status = 200, body = {} } = await answer();
    return { status, headers: {}, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
  };
  const report = (problem: string) => void problems.push(problem);
  return { ...{ time, asked, problems }, source: createThirdParties({ api, report, clock: () => time.now }) };
}

const listed = (...providers: unknown[]) => ({ body: { ret_code: 0, ret_msg: '', result: { providers } } });

test('[LOGIN-06] the API lists the providers of a site; the call carries only the site', async () => {
  const { source: from, asked, problems } = source(() => listed(example));
  expect(from.of(site)).toEqual([]);
  await from.first(site);
  expect([from.of(site), from.first(site)]).toEqual([[example], undefined]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/user/public/third-party/providers' });
  expect(Object.keys(asked[0]?.headers ?? {})).toEqual(['accept', 'lang', 'platform', 'x-gatehouse-site']);
  expect(problems).toEqual([]);
});

test('[LOGIN-06] cleans the API’s response before it is shown', async () => {
  const hostile = { id: '"><script>', name: 'X', letter: 'X' };
  const { source: from } = source(() =>
    listed(
      hostile,
      null,
      7,
      { id: 'a', name: 'A\u202eB\n', letter: '' },
      { id: 'b', name: '' },
      ...Array(20).fill(example),
    ),
  );
  from.of(site);
  await from.first(site);
  expect(from.of(site)).toHaveLength(8);
  expect(from.of(site)[0]).toEqual({ id: 'a', name: 'AB', letter: 'A' });
});

test.each([
  ['no such path', { status: 404 }],
  ['no such call', { body: { retCode: 700005, retMsg: 'no' } }],
])('[LOGIN-06] an API that has %s offers no providers, and that is no failure', async (_name, answer) => {
  const { source: from, problems } = source(() => answer);
  from.of(site);
  await from.first(site);
  expect([from.of(site), problems]).toEqual([[], []]);
});

test('[LOGIN-06] reports a failure once, and keeps the last good response', async () => {
  let ill = false;
  const { source: from, problems, time } = source(() => (ill ? { status: 500 } : listed(example)));
  from.of(site);
  await from.first(site);
  ill = true;
  for (const minute of [2, 4, 6]) {
    time.now = minute * 60_000;
    from.of(site);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(from.of(site)).toEqual([example]);
  expect(problems).toHaveLength(1);
});
