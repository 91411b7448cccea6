import { consentPurposes, mayUse, withdrawnPurposes } from '@gatehouse/rules/consent/consent';
import { type ScriptQuestion, type ScriptVerdict, scriptsFor } from '@gatehouse/rules/consent/outside-scripts';
import type { Brand, OutsideScript } from '@gatehouse/rules/site/brand';
import { reportFailure } from '../loading/report-failure.ts';
import { WITHDRAWN_KEY } from '../storage/own-storage.ts';
import { readLocal, writeLocal } from '../storage/storage.ts';
import { getConsent, onConsent } from './consent.ts';
import { removeLeftBehind, storesOf } from './leftover-storage.ts';

type Region = ScriptQuestion['region'];
/** What has to be asked for, beside what the page knows. */
type Facts = Pick<ScriptQuestion, 'region' | 'brave'>;

/** What the loader needs of a page; its `PageFrame` fits. */
export type ScriptPage = {
  readonly brand: { readonly scripts?: Brand['scripts'] };
  readonly site: ScriptQuestion['site'];
  readonly path: string;
};

const POLICY = 'gatehouse-scripts';

/**
 * SHELL-11: loads the brand's scripts as consent allows, in order, now and whenever the answer changes. A withdrawal
 * removes what they left and loads the page again, so that none keeps running. Call it on a page that is really shown.
 * @param region the visitor's, asked only where it makes a difference; a failure restricts
 */
export function startOutsideScripts(page: ScriptPage, region: () => Promise<Region>): void {
  const scripts = page.brand.scripts ?? [];
  const put = new Set<OutsideScript>();
  let facts: Facts | undefined;
  const decide = (of: Facts) => scriptsFor({ ...page, ...of, brand: { scripts }, consent: getConsent() }).value;

  async function load(): Promise<void> {
    const learnt = await learn(decide, region);
    facts = learnt;
    for (const { script, delayMs } of decide(learnt).filter(({ load: may }) => may)) {
      if (put.has(script)) continue;
      put.add(script);
      setTimeout(() => {
        // The answer may have changed while it waited.
        if (decide(learnt).some((verdict) => verdict.script === script && verdict.load)) append(script, scripts);
        else put.delete(script);
      }, delayMs);
    }
  }

  if (readLocal(WITHDRAWN_KEY, 'sessionStorage')) cleanAgain(scripts);
  onConsent((now, before) => {
    const withdrawn = withdrawnPurposes(before, now).value;
    removeLeftBehind(storesOf(scripts, withdrawn));
    if (facts && decide(facts).some(({ script, load: may }) => put.has(script) && !may)) loadAgain();
    else void load();
  });
  void load();
}

/** Asks only for what could change a verdict: neither the region nor the browser's make is anybody's business otherwise. */
async function learn(
  decide: (facts: Facts) => readonly ScriptVerdict[],
  region: () => Promise<Region>,
): Promise<Facts> {
  const loads = (facts: Facts) =>
    decide(facts)
      .map(({ load }) => load)
      .join();
  const strict = { region: null, brave: true };
  const brave = loads(strict) === loads({ ...strict, brave: false }) ? true : await isBrave();
  const asks = loads({ region: null, brave }) !== loads({ region: '', brave });
  return { region: asks ? await region().catch(() => null) : null, brave };
}

async function isBrave(): Promise<boolean> {
  const { brave } = navigator as { brave?: { isBrave?: () => Promise<boolean> } };
  if (!brave) return false;
  return (await brave.isBrave?.().catch(() => true)) ?? true;
}

function append({ id, src }: OutsideScript, scripts: readonly OutsideScript[]): void {
  const element = document.createElement('script');
  element.dataset.outside = id;
  // Each when it has come, in the order of the brand.
  element.async = false;
  element.addEventListener('error', () => reportFailure('outside-script'));
  try {
    element.src = trusted(src, scripts);
    document.head.append(element);
  } catch {
    reportFailure('outside-script');
  }
}

type UrlPolicy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };
let policy: UrlPolicy | undefined;

/** The address as Trusted Types ask for it; the policy knows the configured addresses and no other. */
function trusted(src: string, scripts: readonly OutsideScript[]): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return src;
  policy ??= trustedTypes.createPolicy(POLICY, {
    createScriptURL(url) {
      if (scripts.some((script) => script.src === url)) return url;
      throw new TypeError('The brand has no script at this address');
    },
  });
  return policy.createScriptURL(src);
}

function loadAgain(): void {
  writeLocal(WITHDRAWN_KEY, '1', 'sessionStorage');
  location.reload();
}

function cleanAgain(scripts: readonly OutsideScript[]): void {
  writeLocal(WITHDRAWN_KEY, null, 'sessionStorage');
  const record = getConsent();
  removeLeftBehind(
    storesOf(
      scripts,
      consentPurposes.filter((purpose) => !mayUse(record, purpose).value),
    ),
  );
}
