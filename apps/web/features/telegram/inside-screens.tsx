import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { useEffect, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { TrustDevice } from '../sign-in/trust-device.tsx';
import { verifyLogin } from '../sign-in/verify-login.ts';
import { useStepUp } from '../verification/step-up.tsx';
import { Verification } from '../verification/verify.tsx';
import { Bound, Expired, Unbound } from './ends.tsx';
import { LinkQuestion } from './link-question.tsx';
import { SwitchQuestion } from './switch-question.tsx';
import type { Dispatch, InsideState, ProvenCall } from './telegram-state.ts';

export type InsideProps = { state: InsideState; tell: Dispatch; proven?: ProvenCall | undefined };

/** The screens that only a mini-app shows, and the security check of a binding; they load late. */
export function InsideScreen({ proven, ...rest }: InsideProps) {
  const { call, dialog } = useStepUp();
  useEffect(() => {
    if (proven) proven.current = call;
  });
  return (
    <>
      <Screen {...rest} />
      {dialog}
    </>
  );
}

function Screen({ state, tell }: Omit<InsideProps, 'proven'>) {
  switch (state.step) {
    case 'second':
      return (
        <WithDeferredMessages>
          <Second asked={state.asked} tell={tell} />
        </WithDeferredMessages>
      );
    case 'others':
    case 'ending':
      return <SwitchQuestion state={state} tell={tell} />;
    case 'expired':
      return <Expired tell={tell} />;
    case 'link':
    case 'binding':
      return <LinkQuestion state={state} tell={tell} />;
    case 'bound':
      return <Bound tell={tell} />;
    case 'unbound':
      return <Unbound tell={tell} />;
  }
}

function Second({ asked, tell }: { asked: LoginChallenge; tell: Dispatch }) {
  const { t } = useMessages();
  const page = usePage();
  const trust = useRef<HTMLInputElement>(null);
  return (
    <Verification
      asked={asked}
      account={asked.account}
      title={t(`login.${asked.why}.title`)}
      intro={asked.why === 'factor' ? t('telegram.factor') : t(`login.${asked.why}.intro`)}
      answer={(proof, signal) =>
        verifyLogin(page, { uuid: asked.uuid, proof, trustDevice: trust.current?.checked }, signal)
      }
      more={asked.device_known ? null : <TrustDevice ref={trust} />}
      onDone={(answer) => tell({ type: 'answered', answer })}
      onBack={() => tell({ type: 'wentBack' })}
    />
  );
}
