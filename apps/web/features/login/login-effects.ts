import { login, loginCompliance } from '@gatehouse/contract/login';
import type { RefObject } from 'react';
import { destinationHere } from '../../platform/destination.ts';
import { leaveTo } from '../../platform/navigate.ts';
import type { FlowEffects } from '../../platform/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useEncryptedSubmit } from '../encrypted-submit.ts';
import { extrasHere } from '../extras-here.ts';
import type { LoginEffect, LoginEvent } from './login-flow.ts';

/** What the login flow asks for: the call (LOGIN-01, SITE-08), and the way on (REDIR-01). */
export function useLoginEffects(form: RefObject<HTMLFormElement | null>): FlowEffects<LoginEvent, LoginEffect> {
  const page = usePage();
  const submit = useEncryptedSubmit(form);
  return {
    async logIn({ account }, signal) {
      const call = page.site.compliance ? loginCompliance : login;
      const answer = await submit(signal, call, { login_name: account, ...extrasHere() });
      return { type: 'answered', answer };
    },
    leave() {
      leaveTo(destinationHere(page, 'login'), 'replace');
      return undefined;
    },
  };
}
