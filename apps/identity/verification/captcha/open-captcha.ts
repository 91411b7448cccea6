import type { CaptchaInfoResult } from '@gatehouse/contract/captcha/captcha';
import type { CaptchaAsks, CaptchaKind, CaptchaSceneSettings } from '@gatehouse/rules/captcha/captcha';
import { acceptedCaptchas } from '@gatehouse/rules/captcha/captcha-order';
import { type MetOutage, outagesFor } from '@gatehouse/rules/captcha/captcha-outage';
import type { Site } from '@gatehouse/rules/site/site';
import type { CaptchaKeys } from '../../encryption/captcha-key.ts';
import type { Visitor } from '../../http/visitor.ts';
import { digest } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { openGeetest } from './kinds/geetest/geetest.ts';
import { type Magpie, openMagpie } from './kinds/magpie/magpie.ts';
import { openRecaptcha } from './kinds/recaptcha/recaptcha.ts';
import { openTencent } from './kinds/tencent/tencent.ts';
import type { Checkers, GivenProof } from './kinds.ts';
import type { CaptchaDrill } from './outages.ts';
import { checkingServer } from './shared/checking-server.ts';
import { type Asked, type Checked, type ConfiguredCaptchas, type Fault, OUTSIDE_PROOF_TTL_MS } from './shared/kind.ts';

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
  /** Derivations that a browser makes on average for a challenge; absent: 500. */
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
  const { geetest, ...checkers } = openKinds(options, { clock, note });
  const checks: Checkers = { magpie: magpie.check, geetest: geetest?.check, ...checkers };
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
      if (!geetest) throw new Refusal('captchaNotChecked');
      return (await isAway('geetest', scene, visitor)) ? geetest.offline() : geetest.register();
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
        : await checks[kind]?.(proof as never, asked);
      if (checked?.verdict === 'away') onCaptcha({ what: 'unanswered', kind });
      return checked ?? { verdict: 'wrong' };
    },
  };
}

function openKinds({ providers = {}, timeoutMs }: CaptchaOptions, { clock, note }: Pick<Parts, 'clock' | 'note'>) {
  const { geetest, tencent, recaptcha } = providers;
  const server = (name: string) => checkingServer({ name, clock, note, timeoutMs });
  return {
    geetest: geetest && openGeetest(geetest, server('GeeTest'), clock),
    tencent: tencent && openTencent(tencent, server('Tencent’s captcha'), clock),
    recaptcha: recaptcha && openRecaptcha(recaptcha, server('reCAPTCHA'), clock, note),
  };
}
