import type { ExtrasOfPage } from '../sign-in/login-extras.ts';

/** SIGNUP-12, AFF-08: what somebody ticked and typed beside the account: the consent to news, and a referral code. */
export function typedExtras(form: HTMLFormElement | null): ExtrasOfPage {
  const consent = named(form, 'euSubscription');
  const userCode = typedCode(form);
  return {
    ...(consent ? { euSubscription: consent.checked } : {}),
    ...(userCode === undefined ? {} : { userCode, isManuallyModifyUserCode: true }),
  };
}

/** The referral code as somebody changed it, '' where they took it out; undefined where it is as the address has it. */
export function typedCode(form: HTMLFormElement | null): string | undefined {
  const code = named(form, 'referral');
  const typed = code?.value.trim();
  return typed === code?.defaultValue.trim() ? undefined : typed;
}

function named(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}
