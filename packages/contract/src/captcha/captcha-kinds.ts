import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';

/**
 * CAPT-01, LOGIN-04: each kind as the specification spells it, the company as visitors know it, and the fields of its proof with the
 * most characters of each. The names of the fields are ours: they are those of each company's own answer.
 */
export const captchaWire = {
  geetest: { spelling: 'geecaptcha', company: 'GeeTest', proof: { challenge: 128, validate: 256, seccode: 256 } },
  tencent: { spelling: 'qqcatpcha', company: 'Tencent', proof: { ticket: 4096, randstr: 256 } },
  recaptcha: { spelling: 'recaptcha', company: 'Google reCAPTCHA', proof: { token: 8192 } },
  magpie: { spelling: 'magpie', company: undefined, proof: { token: 4096 } },
} as const satisfies Readonly<Record<CaptchaKind, WireOfKind>>;

type WireOfKind = {
  readonly spelling: string;
  /** A name, the same in each language; absent: it is ours. */
  readonly company: string | undefined;
  readonly proof: Readonly<Record<string, number>>;
};
type Wire = typeof captchaWire;

/** The field of a payload that holds the proof of a kind. */
export type ProofFieldOf<Kind extends CaptchaKind> = `${Wire[Kind]['spelling']}_verify_info`;
/** The proof of a kind; `scene`: LOGIN-10. */
export type ProofOf<Kind extends CaptchaKind> = Readonly<Record<keyof Wire[Kind]['proof'], string>> & {
  readonly scene: string;
};
/** LOGIN-04: the proof of a solved captcha, in the field of its kind; a call carries at most one. */
export type CaptchaProofFields = { readonly [Kind in CaptchaKind as ProofFieldOf<Kind>]?: ProofOf<Kind> | undefined };

export function proofFieldOf<Kind extends CaptchaKind>(kind: Kind): ProofFieldOf<Kind> {
  return `${captchaWire[kind].spelling}_verify_info` as ProofFieldOf<Kind>;
}

/** Of a spelling on the wire; undefined: there is no such kind. */
export function captchaKindOf(spelling: unknown): CaptchaKind | undefined {
  const kinds = Object.keys(captchaWire) as CaptchaKind[];
  return kinds.find((kind) => captchaWire[kind].spelling === spelling);
}
