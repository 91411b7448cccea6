import type { CaptchaOutage } from '@gatehouse/rules/captcha/captcha-outage';
import type { Db } from '../../db/open.ts';
import { rowId } from '../../kernel/ids.ts';

/** An outage that every instance shares, until a time in epoch milliseconds. */
export type RunningOutage = CaptchaOutage & { readonly endsAt: number };

/** CAPT-06: the outage drill of an operator. */
export type CaptchaDrill = {
  /** What is switched off now; other instances see a change after a second. */
  readonly running: () => Promise<readonly RunningOutage[]>;
  /** One more outage. It ends by itself after `minutes`, so that a forgotten drill does no harm. */
  readonly begin: (outage: CaptchaOutage, minutes: number) => Promise<RunningOutage>;
  /** Ends every outage, or those of one device. */
  readonly end: (device?: string) => Promise<void>;
};

/** How long a list that was read counts. */
const FRESH_MS = 1_000;
const MINUTE_MS = 60_000;

export function createCaptchaDrill({ db, clock }: { readonly db: Db; readonly clock: () => number }): CaptchaDrill {
  let known: { readonly at: number; readonly list: Promise<readonly RunningOutage[]> } | undefined;

  async function read(now: number): Promise<readonly RunningOutage[]> {
    const rows = await db.selectFrom('captcha_outage').selectAll().where('expires_at', '>', now).execute();
    return rows.map(({ kind, part, site, scene, device, percent, expires_at }) => ({
      ...({ kind, part, percent } as Pick<CaptchaOutage, 'kind' | 'part' | 'percent'>),
      ...(site ? { site } : {}),
      ...(scene ? { scene } : {}),
      ...(device ? { device } : {}),
      endsAt: expires_at,
    }));
  }

  return {
    async running() {
      const now = clock();
      if (!known || now - known.at >= FRESH_MS || now < known.at) {
        known = { at: now, list: read(now) };
        // A read that fails is made again by the next call.
        known.list.catch(() => {
          known = undefined;
        });
      }
      return (await known.list).filter(({ endsAt }) => endsAt > now);
    },
    async begin(outage, minutes) {
      const endsAt = clock() + minutes * MINUTE_MS;
      const { kind, part, percent, site = '', scene = '', device = '' } = outage;
      const row = { id: rowId(clock()), kind, part, percent, site, scene, device, expires_at: endsAt };
      await db.insertInto('captcha_outage').values(row).execute();
      known = undefined;
      return { ...outage, endsAt };
    },
    async end(device) {
      const all = db.deleteFrom('captcha_outage');
      await (device === undefined ? all : all.where('device', '=', device)).execute();
      known = undefined;
    },
  };
}
