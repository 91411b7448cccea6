import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import {
  type RegionCheckResult,
  type RegulationInfoResult,
  regionCheck,
  registerPermission,
  regulationInfo,
} from '@gatehouse/contract/region/region';
import { countryOf } from '@gatehouse/rules/region/country';
import { type Region, regionOf } from '@gatehouse/rules/region/region';
import type { Ask } from '../request/settled.ts';
import { REGULATION_KEY, REGULATION_TTL_MS } from '../storage/regulation-key.ts';
import type { KeyValueStore } from '../storage/response-cache.ts';

const quietly = { cache: {} } as const;
/** REGION-11: persisted over pages, as HTTP-14 says. */
const keptQuietly = { cache: { persist: true } } as const;
/** REGION-02: an answer cached for longer would outlive the flag. */
const flagQuietly = { cache: { ttlMs: REGULATION_TTL_MS } } as const;

/** The API's answer about the visitor's location. */
export type Whereabouts = {
  /** ISO 3166-1; undefined: not known. */
  readonly country: string | undefined;
  /** REGION-03: sign-up is open there; undefined: no answer. */
  readonly visible: boolean | undefined;
};

export type Regulation = {
  /** REGION-01: the visitor's region; null where the lookup gives no answer. Never rejects. */
  readonly region: () => Promise<Region>;
  /** REGION-03. Never rejects. */
  readonly whereabouts: () => Promise<Whereabouts>;
  /** REGION-11: whether the API lets this visitor register; undefined where there is no answer. Never rejects. */
  readonly mayRegister: () => Promise<boolean | undefined>;
};

/**
 * REGION-01 to REGION-03: the visitor's region, by the API.
 * @param parts.storage local storage; undefined where the browser has none
 * @param parts.clock epoch milliseconds
 */
export function createRegulation(parts: {
  readonly ask: Ask;
  readonly clock: () => number;
  readonly storage: KeyValueStore | undefined;
}): Regulation {
  const { ask, clock, storage } = parts;
  return {
    async region() {
      const stored = readFlag(storage, clock());
      if (stored !== undefined) return regionOf(stored).value;
      const flag = flagOf(await ask(regulationInfo, undefined, flagQuietly));
      if (flag !== null) keepFlag(storage, flag, clock());
      return regionOf(flag).value;
    },
    async mayRegister() {
      const { ret_code, result } = await ask(registerPermission, undefined, keptQuietly);
      const allowed: unknown = ret_code === codes.success ? result?.allowed : undefined;
      return typeof allowed === 'boolean' ? allowed : undefined;
    },
    async whereabouts() {
      const { ret_code, result } = await ask(regionCheck, undefined, quietly);
      return ret_code === codes.success ? whereaboutsOf(result) : { country: undefined, visible: undefined };
    },
  };
}

function flagOf({ ret_code, result }: Envelope<RegulationInfoResult>): boolean | null {
  const flag: unknown = result?.restrictOperate;
  return ret_code === codes.success && typeof flag === 'boolean' ? flag : null;
}

function whereaboutsOf(result: RegionCheckResult | null | undefined): Whereabouts {
  const code: unknown = result?.code;
  const visible: unknown = result?.is_visible;
  return {
    country: countryOf(typeof code === 'string' ? code : undefined),
    visible: typeof visible === 'boolean' ? visible : undefined,
  };
}

type Flag = { readonly value: boolean; readonly expiry: number };

/** Undefined where the flag is missing or malformed, or was written under a clock that has been set back since. */
function readFlag(storage: KeyValueStore | undefined, now: number): boolean | undefined {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(REGULATION_KEY) ?? 'null');
    return isFlag(kept) && kept.expiry > now && kept.expiry - now <= REGULATION_TTL_MS ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

function keepFlag(storage: KeyValueStore | undefined, value: boolean, now: number): void {
  const flag: Flag = { value, expiry: now + REGULATION_TTL_MS };
  try {
    storage?.setItem(REGULATION_KEY, JSON.stringify(flag));
  } catch {
    // With full or blocked storage the next lookup asks the API again.
  }
}

function isFlag(kept: unknown): kept is Flag {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'value' in kept &&
    typeof kept.value === 'boolean' &&
    'expiry' in kept &&
    typeof kept.expiry === 'number'
  );
}
