import type { CaptchaInfoResult } from '@gatehouse/contract/captcha/captcha';
import { captchaWire } from '@gatehouse/contract/captcha/captcha-kinds';
import {
  type CaptchaAsks,
  type CaptchaKind,
  type CaptchaSceneSettings,
  type OutsideCaptchaKind,
  outsideCaptchaKinds,
} from '@gatehouse/rules/captcha/captcha';
import { acceptedCaptchas } from '@gatehouse/rules/captcha/captcha-order';
import { type MetOutage, outagesFor } from '@gatehouse/rules/captcha/captcha-outage';
import type { Site } from '@gatehouse/rules/site/site';
import type { CaptchaKeys } from '../../encryption/captcha-key.ts';
import type { Visitor } from '../../http/visitor.ts';
import { digest } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Magpie, openMagpie } from './kinds/magpie/magpie.ts';
import { type GivenProof, outsideKinds } from './kinds.ts';
import type { CaptchaDrill } from './outages.ts';
import { checkingServer } from './shared/checking-server.ts';
import {
  type Asked,
  type Checked,
  type ConfiguredCaptchas,
  type Fault,
  type OpenedKind,
  OUTSIDE_PROOF_TTL_MS,
} from './shared/kind.ts';

/** What operators count. `missing`: no proof came; `used`: a second time; `not offered`: of a kind that the scene does not take. */
export type CaptchaOutcome = 'accepted' | 'unchecked' | 'missing' | 'used' | 'not offered' | 'away' | Fault;
export type OnCaptcha = (
  event:
    | { readonly what: 'challenge'; readonly demand: Asked['demand'] }
    | { readonly what: 'proof'; readonly kind: CaptchaKind | 'none'; readonly outcome: CaptchaOutcome }
    | { readonly what: 'unanswered'; readonly kind: CaptchaKind },
) => void;

export type CaptchaOptions = {
  /** CAPT-02: where the operator's file says nothing of a scene; absent: the defaults. */
  readonly settings?: CaptchaSceneSettings | undefined;
  /** Derivations that a browser makes on average for a challenge; absent: 200. */
  readonly work?: number | undefined;
  /** Captchas of other companies; absent: none. */
  readonly providers?: ConfiguredCaptchas | undefined;
  /** Is called with everything that operators count. */
  readonly onCaptcha?: OnCaptcha | undefined;
  /** How long a checking server may take, in milliseconds; for tests that cannot wait. */
  readonly timeoutMs?: number | undefined;
};

/** CAPT-01 to CAPT-08: the captchas of this deployment. */
export type Captcha = {
  readonly asksOf: (site: Site, scene: string) => CaptchaAsks;
  readonly observe: OnCaptcha;
  readonly drill: CaptchaDrill;
  /** CAPT-06: what a drill takes away from this visitor. */
  readonly outagesOf: (scene: string, visitor: Visitor) => Promise<readonly MetOutage[]>;
  /** @throws {Refusal} busy; captchaNotChecked while it is switched off */
  readonly makeMagpie: Magpie['make'];
  /** CAPT-07 @throws {Refusal} captchaNotChecked where GeeTest is not configured */
  readonly geetestInfo: (visitor: Visitor, scene: string) => Promise<CaptchaInfoResult>;
  /** Whether a scene takes proofs of this kind. */
  readonly offers: (kind: CaptchaKind, scene: string, visitor: Visitor) => boolean;
  readonly check: (given: GivenProof, asked: Asked) => Promise<Checked>;
};

declare module '../../kernel/services.ts' {
  interface Services {
    readonly captcha: Captcha;
  }
}

type Parts = {
  readonly keys: CaptchaKeys;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly note: (message: string) => void;
  /** CAPT-02: what the operator says of a scene now. */
  readonly settingsOf: (site: Site, scene: string) => CaptchaSceneSettings;
  readonly drill: CaptchaDrill;
};

/** Opens the captchas that are configured; magpie is always there. */
export function openCaptcha(options: CaptchaOptions, { keys, clock, note, settingsOf, drill }: Parts): Captcha {
  const { work, providers = {}, onCaptcha = () => {} } = options;
  const settingsFor = (site: Site, scene: string) => ({ ...options.settings, ...settingsOf(site, scene) });
  const magpie = openMagpie(keys, clock, work);
  const kinds = { ...openKinds(options, { clock, note }), magpie };
  async function outagesOf(scene: string, { site, device }: Visitor) {
    return outagesFor(await drill.running(), { site: site.id, scene, device }).value;
  }
  /** Without its script a captcha is not loaded, but one that was solved counts. */
  async function isAway(kind: CaptchaKind, scene: string, visitor: Visitor): Promise<boolean> {
    return (await outagesOf(scene, visitor)).some((outage) => outage.kind === kind && outage.part !== 'script');
  }
  return {
    ...{ drill, outagesOf },
    asksOf: (site, scene) => settingsFor(site, scene).asks ?? 'unseen',
    observe: onCaptcha,
    async makeMagpie(asked) {
      const { scene, visitor, demand } = asked;
      if (await isAway('magpie', scene, visitor)) throw new Refusal('captchaNotChecked', { scene, demand });
      const made = await magpie.make(asked);
      onCaptcha({ what: 'challenge', demand });
      return made;
    },
    async geetestInfo(visitor, scene) {
      const start = kinds.geetest?.start;
      if (!start) throw new Refusal('captchaNotChecked');
      return (await isAway('geetest', scene, visitor)) ? start.offline() : start.register();
    },
    offers: (kind, scene, { site, place }) => {
      const settings = settingsFor(site, scene);
      return acceptedCaptchas({ site, settings, providers, country: place.country }).value.includes(kind);
    },
    async check({ kind, proof }, asked) {
      const checked = (await isAway(kind, asked.scene, asked.visitor))
        ? {
            verdict: 'away' as const,
            id: digest(kind, JSON.stringify(proof)),
            expiresAt: clock() + OUTSIDE_PROOF_TTL_MS,
          }
        : await kinds[kind]?.check(proof as never, asked);
      if (checked?.verdict === 'away') onCaptcha({ what: 'unanswered', kind });
      return checked ?? { verdict: 'wrong' };
    },
  };
}

type Opened = { readonly [Kind in OutsideCaptchaKind]?: OpenedKind<Kind> };

/** Those that are configured. */
function openKinds(
  { providers = {}, timeoutMs }: CaptchaOptions,
  { clock, note }: Pick<Parts, 'clock' | 'note'>,
): Opened {
  const opened = outsideCaptchaKinds.map((kind) => {
    const configured = providers[kind];
    const ask = checkingServer({ name: captchaWire[kind].company, clock, note, timeoutMs });
    return [kind, configured && outsideKinds[kind].open(configured, { ask, clock, note })];
  });
  return Object.fromEntries(opened);
}
