import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { z } from 'zod';
import { brandSchema, logoSchema } from './brand.schema.ts';
import type { BrandProblem } from './brand-problem.ts';
import { brandProblems } from './brand-problems.ts';
import { defaultBrand } from './default-brand.ts';
import { readLogo } from './logo.ts';
import { isObject, type Json, type JsonObject, merge } from './merge.ts';
import { mergeSites } from './merge-sites.ts';

/** A brand that cannot be used. The message names the file, every field that is wrong, and what to do. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
}

export type LoadBrandOptions = {
  /** Path of a JSON file that changes the default brand (`BRAND_FILE`). */
  readonly file?: string | undefined;
  /** Port that the web server listens on. It is part of public addresses unless the file says otherwise. */
  readonly port?: number | undefined;
  /** Checks what this package does not know, for instance the messages. */
  readonly check?: ((brand: Brand) => readonly BrandProblem[]) | undefined;
};

/**
 * SITE-10: the default brand with the operator's file laid over it, checked and frozen. In the file, `sites` is a list of
 * objects: with the `id` of a site of the default brand and only the fields that differ, or with an id of its own, whole or `like`
 * another site (`mergeSites`); `{ "id": "…", "off": true }` takes a site out.
 * Lists are replaced whole, `null` takes an optional field away. With `"scheme": "https"` public addresses have the port
 * that the file gives, or none; otherwise the port is the file's, or the server's own.
 * @throws {BrandError} when the file cannot be read or what results is not a usable brand
 */
export function loadBrand({ file, port, check = () => [] }: LoadBrandOptions = {}): Brand {
  const patch = file === undefined ? {} : readPatch(file);
  const source = file === undefined ? 'The default brand' : `Brand file ${file}`;
  const problems: BrandProblem[] = [];
  const { logo: logoSetting, ...fields } = patch;
  const draft = draftOf(fields, port, problems);
  const logoChecked = logoSchema.optional().safeParse(logoSetting ?? undefined);
  if (!logoChecked.success)
    problems.push(...logoChecked.error.issues.flatMap((issue) => problemsOf({}, inLogo(issue))));
  const checked = brandSchema.safeParse(draft);
  if (!checked.success) {
    problems.push(...checked.error.issues.flatMap((issue) => problemsOf(draft, issue)));
  } else {
    problems.push(...brandProblems(checked.data), ...check(checked.data));
  }
  const hues = checked.data?.sites.map(({ look }) => look.hue) ?? [];
  const logo = file !== undefined && logoChecked.data && readLogo(logoChecked.data, path.dirname(file), hues, problems);
  if (!checked.success || problems.length > 0) throw new BrandError(messageOf(source, problems));
  return deepFreeze({ ...checked.data, ...(logo ? { logo } : {}) });
}

function inLogo(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  return { ...issue, path: ['logo', ...issue.path] };
}

function readPatch(file: string): JsonObject {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
    throw new BrandError(`Brand file ${file} cannot be read${code}: set BRAND_FILE to a readable JSON file.`, {
      cause,
    });
  }
  let patch: Json;
  try {
    patch = JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrandError(`Brand file ${file} is not valid JSON: ${reason}`, { cause });
  }
  if (!isObject(patch))
    throw new BrandError(`Brand file ${file} must hold one JSON object, for instance {"name": "…"}.`);
  return patch;
}

function draftOf(patch: JsonObject, port: number | undefined, problems: BrandProblem[]): unknown {
  const { sites = [], ...rest } = patch;
  const ownPort = rest.scheme === 'https' ? undefined : port;
  const base = { ...defaultBrand, sites: undefined, port: ownPort };
  const merged = merge(base, rest);
  return { ...(merged as object), sites: mergeSites(sites, problems) };
}

function problemsOf(draft: unknown, issue: z.core.$ZodIssue): BrandProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ field: fieldOf(draft, issue.path), problem: issue.message }];
  return issue.keys.map((key) => ({
    field: fieldOf(draft, [...issue.path, key]),
    problem: 'is not a field of a brand; check its spelling or remove it',
  }));
}

// `sites.EU.look.hue` says more than `sites.1.look.hue`.
function fieldOf(draft: unknown, path: readonly PropertyKey[]): string {
  const [first, index, ...rest] = path;
  const sites = isObject(draft) && Array.isArray(draft.sites) ? (draft.sites as Json[]) : [];
  const site = typeof index === 'number' ? sites[index] : undefined;
  const named = first === 'sites' && isObject(site) && typeof site.id === 'string';
  return (named ? ['sites', site.id, ...rest] : path)
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`))
    .join('');
}

function messageOf(source: string, problems: readonly BrandProblem[]): string {
  const lines = problems.map(({ field, problem }) => `  ${field}: ${problem}`);
  return `${source} cannot be used:\n${lines.join('\n')}`;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
