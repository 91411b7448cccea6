import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { CheckProof } from './shared/kind.ts';

/** LOGIN-04: in which field of a payload the proof of a kind comes. A new kind is a row here, and a folder in `kinds/`. */
export const proofFields = {
  magpie: 'magpie_verify_info',
  geetest: 'geecaptcha_verify_info',
  tencent: 'qqcatpcha_verify_info',
  recaptcha: 'recaptcha_verify_info',
} as const satisfies Readonly<Record<CaptchaKind, keyof CaptchaProofFields>>;

type Fields = typeof proofFields;
export type ProofOf<Kind extends CaptchaKind> = NonNullable<CaptchaProofFields[Fields[Kind]]>;
export type Checkers = { readonly [Kind in CaptchaKind]: CheckProof<ProofOf<Kind>> | undefined };

export type GivenProof = { readonly kind: CaptchaKind; readonly scene: string; readonly proof: ProofOf<CaptchaKind> };

const kinds = Object.keys(proofFields) as CaptchaKind[];

/** The proofs that a payload carries; one at most is meant to be there. */
export function proofsIn(payload: CaptchaProofFields): readonly GivenProof[] {
  return kinds.flatMap((kind) => {
    const proof = payload[proofFields[kind]];
    return proof ? [{ kind, scene: proof.scene, proof }] : [];
  });
}

/** The payload as the action gets it: proofs are neither kept nor logged. */
export function withoutProofs<Payload extends object>(payload: Payload): Payload {
  const names: readonly string[] = Object.values(proofFields);
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name))) as Payload;
}
