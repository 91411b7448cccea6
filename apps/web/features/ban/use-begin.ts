import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { type RefObject, useEffect, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import type { Refused } from '../forms/submit-answer.ts';
import { prepareOnTouch } from '../sign-in/prepare-on-touch.ts';
import { type BanPage, begin } from './ban-calls.ts';
import { beginFlow, type WrongName } from './begin-flow.ts';

export type Begin = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: (form: HTMLFormElement) => void;
  readonly waiting: boolean;
  readonly wrong: WrongName | undefined;
  readonly refused: Refused | undefined;
};

/** The form that asks for the account. Without a field for the name the server takes the account from the session or a token. */
export function useBegin(what: BanPage, onBegun: (asked: PendingChallenge) => void): Begin {
  const page = usePage();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => prepareOnTouch(page, 'login'), [page]);
  const [state, tell] = useFlow(beginFlow, {
    begin: ({ name }, signal) => begin(page, what, name, signal),
    goOn: ({ asked }) => {
      onBegun(asked);
      return undefined;
    },
  });
  const { wrong, refused } = state.step === 'naming' ? state : {};
  useFirstWrong(form, wrong && state);
  const submit = (sent: HTMLFormElement) => {
    const name = new FormData(sent).get('account');
    tell(name === null ? { type: 'given' } : { type: 'given', name: String(name).trim() });
  };
  return { form, submit, wrong, refused, waiting: state.step !== 'naming' };
}
