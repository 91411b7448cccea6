import type { Response } from 'playwright-core';
import { packedBytes } from '../packed-bytes.ts';

/** What a page fetched: bodies packed here with brotli, in bytes, headers left out. */
export type Weight = {
  readonly requests: number;
  /** Answered with 400 or more. */
  readonly failed: number;
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly all: number;
};

const TEXT = /text|javascript|json|css|svg|xml|wasm|html/;

/** Counts and weighs answers. One without a body (a redirect, or one that was given up) weighs nothing. */
export async function weightOf(responses: readonly Response[]): Promise<Weight> {
  const fetched = responses.filter((response) => /^https?:/.test(response.url()));
  const weighed = await Promise.all(fetched.map(weigh));
  const sum = (kind?: string) =>
    weighed.filter((one) => kind === undefined || one.kind === kind).reduce((bytes, one) => bytes + one.bytes, 0);
  return {
    requests: fetched.length,
    failed: fetched.filter((response) => response.status() >= 400).length,
    html: sum('html'),
    js: sum('js'),
    css: sum('css'),
    all: sum(),
  };
}

async function weigh(response: Response): Promise<{ kind: string; bytes: number }> {
  const type = response.headers()['content-type'] ?? '';
  const body = await response.body().catch(() => Buffer.alloc(0));
  const packed = TEXT.test(type) && body.length > 0 ? await packedBytes(body) : body.length;
  return { kind: kindOf(type), bytes: Math.min(body.length, packed) };
}

function kindOf(type: string): string {
  if (/html/.test(type)) return 'html';
  if (/javascript/.test(type)) return 'js';
  return /css/.test(type) ? 'css' : 'other';
}
