import { createHash } from 'node:crypto';
import { readCompliance } from '@gatehouse/brand/compliance.schema';
import { environments, shippedCompliance } from '@gatehouse/brand/shipped-compliance';
import { type ComplianceConfig, type ComplianceIndex, indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { publicItems } from '@gatehouse/rules/compliance/compliance-public';
import type { Site } from '@gatehouse/rules/site/site';
import { complianceDisk } from './compliance-disk.ts';
import { fetchConfig } from './compliance-fetch.ts';

type Environment = Site['environment'];

/** A validated config: its index, its whole text, and the served part. */
export type ComplianceCopy = {
  readonly index: ComplianceIndex;
  readonly text: string;
  /** Without accounts: browsers read it. */
  readonly open: { readonly text: string; readonly etag: string };
};

/** COMP-01: the compliance config of each environment, if there is a good one. */
export type ComplianceSource = {
  /** Does not wait for a fetch in progress. Undefined: everything gated is hidden. */
  readonly indexFor: (environment: Environment) => ComplianceIndex | undefined;
  readonly copyFor: (environment: Environment) => ComplianceCopy | undefined;
  /** Cancels fetches in progress. */
  readonly close: () => void;
};

export type ComplianceFailure = { readonly environment: Environment; readonly problem: string };

export type ComplianceSourceOptions = {
  /** `COMPLIANCE_ORIGIN`; absent: the shipped files. */
  readonly origin?: string | undefined;
  /** Folder of the last good files; absent: in memory only. */
  readonly dataDir?: string | undefined;
  /** Environments that are fetched at the start. */
  readonly wanted?: readonly Environment[];
  /** Called once for each problem, until a good file has arrived. */
  readonly report: (failure: ComplianceFailure) => void;
  /** Called each time, for the counters. */
  readonly onFailure?: (failure: ComplianceFailure) => void;
  /** Monotonic clock, in ms: the wall clock set back would stop the updates. */
  readonly clock?: (() => number) | undefined;
};

/** Lifetime of a good file in ms. */
export const FRESH_MS = 60_000;
/** Retry interval without a good file, while everything gated is hidden. */
export const RETRY_MS = 5_000;

const steadyClock = () => performance.now();

type StoredConfig = {
  copy?: ComplianceCopy;
  onDisk?: ComplianceCopy;
  fetchedEtag?: string | undefined;
  askedAt: number;
  loading: boolean;
  reported?: string;
};

/**
 * COMP-01: reads the compliance files, from an origin if there is one. A missing, invalid, huge or slow file keeps the last good
 * one, after a restart too; without one, everything gated is hidden.
 */
export function createComplianceSource(options: ComplianceSourceOptions): ComplianceSource {
  const { origin, dataDir, wanted = environments, report, onFailure = () => {}, clock = steadyClock } = options;
  const disk = origin === undefined || dataDir === undefined ? undefined : complianceDisk(dataDir);
  const closing = new AbortController();
  const kept = new Map<Environment, StoredConfig>();

  function failed(environment: Environment, state: StoredConfig, cause: unknown): void {
    const failure = { environment, problem: cause instanceof Error ? cause.message : String(cause) };
    onFailure(failure);
    if (state.reported === failure.problem) return;
    state.reported = failure.problem;
    report(failure);
  }

  async function load(from: string, environment: Environment, state: StoredConfig): Promise<void> {
    const etag = state.fetchedEtag;
    const { signal } = closing;
    const fetched = await fetchConfig({ origin: from, environment, etag, signal });
    if (fetched) {
      const copy = copyOf(fetched.text, `The compliance file of ${environment}`, state.copy);
      state.copy = copy;
      state.fetchedEtag = fetched.etag;
    }
    if (disk && state.copy && state.copy !== state.onDisk) {
      await disk.keep(environment, state.copy.text);
      state.onDisk = state.copy;
    }
    delete state.reported;
  }

  function refresh(environment: Environment, state: StoredConfig): void {
    if (origin === undefined || state.loading || closing.signal.aborted) return;
    const now = clock();
    if (now - state.askedAt < (state.copy ? FRESH_MS : RETRY_MS)) return;
    state.askedAt = now;
    state.loading = true;
    load(origin, environment, state)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) failed(environment, state, error);
      })
      .finally(() => {
        state.loading = false;
      });
  }

  function firstOf(environment: Environment): StoredConfig {
    const state: StoredConfig = { askedAt: Number.NEGATIVE_INFINITY, loading: false };
    try {
      const text = origin === undefined ? shippedCompliance(environment) : disk?.read(environment);
      if (text !== undefined) state.copy = state.onDisk = copyOf(text, `The kept compliance file of ${environment}`);
    } catch (error) {
      failed(environment, state, error);
    }
    kept.set(environment, state);
    return state;
  }

  function copyFor(environment: Environment): ComplianceCopy | undefined {
    const state = kept.get(environment) ?? firstOf(environment);
    refresh(environment, state);
    return state.copy;
  }

  for (const environment of new Set(wanted)) copyFor(environment);
  return { copyFor, indexFor: (environment) => copyFor(environment)?.index, close: () => closing.abort() };
}

/** The same object for the same config, so that decisions based on it stay valid. */
function copyOf(text: string, source: string, before?: ComplianceCopy): ComplianceCopy {
  const config = readCompliance(text, source);
  const validated = JSON.stringify(config);
  if (before?.text === validated) return before;
  return { index: indexCompliance(config.items), text: validated, open: openCopy(config) };
}

function openCopy(config: ComplianceConfig): ComplianceCopy['open'] {
  const text = JSON.stringify({ ...config, items: publicItems(config.items) });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, etag };
}
