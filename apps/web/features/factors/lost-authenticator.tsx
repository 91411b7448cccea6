import { unbindGoogle2fa, unbindGoogle2faSendCode } from '@gatehouse/contract/account/factors';
import { codes } from '@gatehouse/contract/errors/codes';
import type { CodeSent } from '@gatehouse/contract/login/challenge';
import { useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { newGuid } from '../../platform/page/guid.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AnswerProof } from '../verification/effects.ts';
import type { ShownChallenge } from '../verification/proof-state.ts';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { Verification } from '../verification/verify.tsx';
import { answered } from './factors-flow.ts';
import {
  type LostAuthenticatorEvent,
  type LostAuthenticatorState,
  lostAuthenticatorFlow,
  sortRefusal,
} from './lost-authenticator-flow.ts';
import { PanelTitle, Stopped } from './panel.tsx';
import type { PanelProps } from './set-up-app.tsx';
import { useDayText } from './use-day-text.ts';

/** ERR-07: removes a lost app of a logged-in user by a code and the password. */
export function LostAuthenticator({ onDone, onCancel }: PanelProps) {
  const { t } = useMessages();
  const { ask } = usePrivateCall();
  const day = useDayText();
  const [state, tell] = useFlow(lostAuthenticatorFlow, {
    send: (_, signal) => answered(ask(unbindGoogle2faSendCode, undefined, signal)),
    tell: ({ until }) => void onDone(t('factorsForm.lost.done', { time: day(until, true) })),
  });
  if (state.step === 'stopped')
    return <Stopped refused={state.refused} onAgain={() => tell({ type: 'again' })} onCancel={onCancel} />;
  if (state.step === 'code' || state.step === 'password')
    return (
      <>
        <PanelTitle>{t('factorsForm.lost.title')}</PanelTitle>
        <p>{t('factorsForm.lost.text')}</p>
        <Proofs state={state} tell={tell} onCancel={onCancel} />
      </>
    );
  return <Spinner label={t('factorsForm.lost.begin')} />;
}

type ProofsProps = {
  state: Extract<LostAuthenticatorState, { step: 'code' | 'password' }>;
  tell: (event: LostAuthenticatorEvent) => void;
  onCancel: () => void;
};

/** Asks for the code, then the password: the server checks both at once. */
function Proofs({ state, tell, onCancel }: ProofsProps) {
  const { t } = useMessages();
  const page = usePage();
  const { ask } = getPlatform(page);
  const code = useRef('');
  const { uuid, expires_at } = state.sent;
  const end = { onBack: onCancel, back: t('shell.cancel') };
  if (state.step === 'code')
    return (
      <Verification
        key="code"
        {...end}
        asked={codeAskedBy(state)}
        calls={{ send: (_, signal) => ask(unbindGoogle2faSendCode, undefined, { signal }) }}
        answer={async (proof) => {
          code.current = 'code' in proof ? proof.code : '';
          return { ret_code: codes.success, ret_msg: '' };
        }}
        onSent={({ way: _, ...sent }) => tell({ type: 'sentAgain', sent: sent as ShownChallenge & CodeSent })}
        onDone={() => tell({ type: 'codeGiven' })}
      />
    );
  const remove: AnswerProof = async (proof, signal) => {
    if (proof.by !== 'password') return { ret_code: codes.wayNotOffered, ret_msg: '' };
    const { by: _, ...password } = proof;
    return ask(unbindGoogle2fa, { uuid, code: code.current, ...password }, { signal, txId: newGuid() });
  };
  return (
    <Verification
      key="password"
      {...end}
      asked={{ uuid, ways: ['password'], expires_at }}
      calls={{ sort: sortRefusal }}
      answer={remove}
      onDone={(answer) => tell({ type: 'proved', answer })}
      submit={t('factorsForm.lost.confirm')}
      submitWaiting={t('factors.working')}
    />
  );
}

/** The challenge for the code; an account without an address gets the code on its phone. */
function codeAskedBy({ sent, standing }: Extract<LostAuthenticatorState, { step: 'code' }>): ShownChallenge {
  const way = sent.vague_mobile && !sent.vague_email ? 'mobile' : 'email';
  return { ...sent, ways: [way], ...(standing ? { standing } : {}) };
}
