/**
 * SIGNUP-03: how a registration goes, as configuration of one flow. New: address, proof, then password (the wizard of
 * SIGNUP-04). Old: address and password on one page, then proof (SIGNUP-02). The proof is a code or an emailed link; a
 * mobile number is always proved by code.
 */
export type RegistrationVariant = 'newCode' | 'newLink' | 'oldCode' | 'oldLink';

export const registrationVariants: readonly [RegistrationVariant, ...RegistrationVariant[]] = [
  'newCode',
  'newLink',
  'oldCode',
  'oldLink',
];
export const defaultVariant: RegistrationVariant = 'newCode';

export type RegistrationMethod = 'email' | 'mobile';

/** SIGNUP-03: order and proof of a variant. */
export function variantParts(
  variant: RegistrationVariant,
  method: RegistrationMethod,
): { readonly form: 'new' | 'old'; readonly proof: 'code' | 'link' } {
  return {
    form: variant.startsWith('old') ? 'old' : 'new',
    proof: method === 'email' && variant.endsWith('Link') ? 'link' : 'code',
  };
}
