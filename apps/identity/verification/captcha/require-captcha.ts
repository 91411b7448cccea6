import type { CaptchaProofFields, CaptchaRefusal } from '@gatehouse/contract/captcha/captcha';
import {
  type CaptchaAction,
  type CaptchaDemand,
  captchaDemand,
  withoutCheck,
} from '@gatehouse/rules/captcha/captcha-demand';
import { type SceneOf, sceneCode } from '@gatehouse/rules/login/scene';
import { loginKeyOf } from '../../accounts/login-key.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { deviceId, isRemembered } from '../../risk/known-device.ts';
import { attemptRefused } from '../../risk/risk-helper.ts';
import { type GivenProof, proofsIn, withoutProofs } from './kinds.ts';
import type { CaptchaOutcome } from './open-captcha.ts';
import type { Asked } from './shared/kind.ts';
import { useOnce } from './shared/use-once.ts';

/** What a protected call does. */
export type Protection<Payload> = {
  readonly scene: Exclude<SceneOf, 'trading-tool'>;
  readonly action: CaptchaAction | ((input: Payload) => CaptchaAction);
  /** Payloads that need none: what they carry was proved before. */
  readonly unless?: (input: Payload) => boolean;
};

type Named = { readonly login_name?: string | undefined; readonly email?: string | undefined };
type Protected = CaptchaProofFields | object;

/**
 * CAPT-06, CAPT-08, LOGIN-11: the handler of a protected call. The captcha comes first, before anything is decrypted, hashed, counted,
 * looked up or sent, and its proof goes no further.
 * @throws {Refusal} captchaRequired, captchaRefused, captchaNotChecked with what is needed; attemptRefused; what the handler throws
 */
export function withCaptcha<Payload extends Protected, Result>(
  services: Services,
  { scene, action, unless }: Protection<NoInfer<Payload>>,
  handle: (input: Payload, visitor: Visitor) => Promise<Result>,
): (input: Payload, visitor: Visitor) => Promise<Result> {
  return async (input, visitor) => {
    if (!unless?.(input)) {
      const done = typeof action === 'function' ? action(input) : action;
      await requireCaptcha(services, input, { scene: sceneCode(visitor.site, scene), action: done }, visitor);
    }
    return handle(withoutProofs(input), visitor);
  };
}

/** What a message to a typed name is. */
export function sendsToName({ login_name }: { readonly login_name: string }): CaptchaAction {
  return login_name.includes('@') ? 'send-mail' : 'send-sms';
}

/** What the message that is asked for is. */
export function sendsItem({ item }: { readonly item: 'email' | 'email_link' | 'mobile' }): CaptchaAction {
  return item === 'mobile' ? 'send-sms' : 'send-mail';
}

/** The captcha that a scene needs now. `isLook`: the attempt comes later. @throws {Refusal} attemptRefused, unless it is a look */
export async function demandOf(
  { captcha, risk }: Pick<Services, 'captcha' | 'risk'>,
  scene: string,
  visitor: Visitor,
  { isLook = false, opens }: { readonly isLook?: boolean; readonly opens?: string | undefined } = {},
): Promise<CaptchaDemand> {
  const asks = captcha.asksOf(visitor.site, scene);
  if (asks === 'never') return 'none';
  const { action } = await risk.preview({ scene, visitor, opens, counting: isLook ? 'looks' : 'counts' });
  if (action === 'block' && !isLook) throw attemptRefused(visitor);
  return captchaDemand({ asks, risk: action }).value;
}

type Call = { readonly scene: string; readonly action: CaptchaAction };

async function requireCaptcha(
  services: Services,
  input: CaptchaProofFields & Named,
  { scene, action }: Call,
  visitor: Visitor,
): Promise<void> {
  const demand = await demandOf(services, scene, visitor, {
    opens: action === 'register' || action === 'third-party' ? input.email : undefined,
  });
  if (demand === 'none') return;
  const asked: Asked = { scene, visitor, demand };
  const given = proofsIn(input);
  const outcome = await outcomeOf(services, given, asked, () =>
    mayGoUnchecked(services, action, input.login_name, visitor),
  );
  services.captcha.observe({ what: 'proof', kind: given[0]?.kind ?? 'none', outcome });
  if (outcome === 'accepted') return;
  if (outcome === 'unchecked') return countUnchecked(services, visitor);
  throw new Refusal(refusalOf(outcome), { scene, demand } satisfies CaptchaRefusal);
}

async function outcomeOf(
  { captcha, db }: Services,
  [given, another]: readonly GivenProof[],
  asked: Asked,
  mayGoOn: () => Promise<boolean>,
): Promise<CaptchaOutcome> {
  const { scene, visitor } = asked;
  if (!given) return 'missing';
  if (another) return 'wrong';
  if (!captcha.offers(given.kind, scene, visitor)) return 'not offered';
  if (given.scene !== scene) return 'foreign';
  const checked = await captcha.check(given, asked);
  if (!('id' in checked)) return checked.verdict;
  const isUnchecked = checked.verdict === 'away';
  if (isUnchecked && !(await mayGoOn())) return 'away';
  if (!(await useOnce(db, checked.id, checked.expiresAt))) return 'used';
  return isUnchecked ? 'unchecked' : 'accepted';
}

function refusalOf(outcome: CaptchaOutcome) {
  if (outcome === 'away') return 'captchaNotChecked';
  return outcome === 'missing' || outcome === 'weak' ? 'captchaRequired' : 'captchaRefused';
}

/** CAPT-06: while a checking server is away a known device may log in. The device itself says which names it is known for. */
async function mayGoUnchecked(
  { db, clock }: Services,
  action: CaptchaAction,
  name: string | undefined,
  visitor: Visitor,
): Promise<boolean> {
  if (withoutCheck(action, true).value === 'closed' || name === undefined || !visitor.device) return false;
  const isKnown = await isRemembered(db, clock(), deviceId(loginKeyOf(name, visitor), visitor, visitor.device));
  return withoutCheck(action, isKnown).value === 'open';
}

/** @throws {Refusal} addressLimit, deviceOrAccountLimit */
async function countUnchecked({ limits }: Services, { address, device }: Visitor): Promise<void> {
  await countAll(limits, [
    ['uncheckedLoginsByAddress', address],
    ['uncheckedLoginsByDevice', device],
  ]);
}
