import { consentPurposes, mayUse, withdrawnPurposes } from '@gatehouse/rules/consent/consent';
import { type ScriptQuestion, type ScriptVerdict, scriptsFor } from '@gatehouse/rules/consent/outside-scripts';
import type { Brand, OutsideScript } from '@gatehouse/rules/site/brand';
import { reportFailure } from '../loading/report-failure.ts';
import { WITHDRAWN_KEY } from '../storage/consented-storage.ts';
import { readLocal, writeLocal } from '../storage/storage.ts';
import { getConsent, onConsent } from './consent.ts';
import { removeLeftBehind, storesOf } from './leftover-storage.ts';

type Region = ScriptQuestion['region'];
/** Inputs that are looked up, beside what the page knows. */
type Facts = Pick<ScriptQuestion, 'region' | 'brave'>;

/** The fields of `PageFrame` that the loader needs. */
export type ScriptPage = {
  readonly brand: { readonly scripts?: Brand['scripts'] };
  readonly site: ScriptQuestion['site'];
  readonly path: string;
};

const POLICY = 'gatehouse-scripts';

/**
 * SHELL-11: loads the brand's scripts as consent allows, in order, now and after each change of the answer. A
 * withdrawal removes what they stored and reloads the page, so that none keeps running. Call it after the page is
 * activated.
 * @param region of the visitor, requested only where it changes the result; a failure restricts
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
        // The consent may have changed meanwhile.
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

/** Looks up only what can change the result: region and browser are not needed otherwise. */
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
  // Each after the one before it has loaded, in the order of the brand.
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

/** The address as a TrustedScriptURL; the policy accepts the configured addresses only. */
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
