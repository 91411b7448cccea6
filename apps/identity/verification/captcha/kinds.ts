import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import { type ProofOf, proofFieldOf } from '@gatehouse/contract/captcha/captcha-kinds';
import { type CaptchaKind, captchaKinds, type OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { geetest } from './kinds/geetest/geetest.ts';
import { recaptcha } from './kinds/recaptcha/recaptcha.ts';
import { tencent } from './kinds/tencent/tencent.ts';
import type { OutsideKind } from './shared/kind.ts';

/** CAPT-01: the captchas of other companies. A new kind is a row here, and a folder in `kinds/`. */
export const outsideKinds: { readonly [Kind in OutsideCaptchaKind]: OutsideKind<Kind> } = {
  geetest,
  tencent,
  recaptcha,
};

export type GivenProof = { readonly kind: CaptchaKind; readonly scene: string; readonly proof: ProofOf<CaptchaKind> };

/** LOGIN-04: the proofs that a payload carries; one at most is meant to be there. */
export function proofsIn(payload: CaptchaProofFields): readonly GivenProof[] {
  return captchaKinds.flatMap((kind) => {
    const proof = payload[proofFieldOf(kind)];
    return proof ? [{ kind, scene: proof.scene, proof }] : [];
  });
}

/** The payload as the action gets it: proofs are neither kept nor logged. */
export function withoutProofs<Payload extends object>(payload: Payload): Payload {
  const names: readonly string[] = captchaKinds.map((kind) => proofFieldOf(kind));
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name))) as Payload;
}
