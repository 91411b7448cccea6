import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import { type RefObject, useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';

/** SIGNUP-01: by address or by number; what was chosen before the form came to life counts. */
export function useMethod(
  form: RefObject<HTMLFormElement | null>,
): [RegistrationMethod, (method: RegistrationMethod) => void] {
  const { access } = usePage();
  const [method, setMethod] = useState<RegistrationMethod>(access.signUp.methods[0] ?? 'email');
  useEffect(() => {
    const chosen = form.current && methodIn(new FormData(form.current));
    if (chosen) setMethod(chosen);
  }, [form]);
  return [method, setMethod];
}

export function methodIn(data: FormData): RegistrationMethod | undefined {
  const chosen = data.get('method');
  return chosen === 'email' || chosen === 'mobile' ? chosen : undefined;
}
