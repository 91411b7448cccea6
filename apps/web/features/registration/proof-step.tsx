import { type RefObject, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { strong } from '../forms/strong.tsx';
import type { ProofCalls } from '../verification/effects.ts';
import { ProofForm } from '../verification/proof-form.tsx';
import type { ShownChallenge } from '../verification/proof-state.ts';
import type { ProofViewProps } from '../verification/proof-view.tsx';
import { sortRefusal } from './proof-answers.ts';
import { readName } from './registration-answers.ts';
import type { Begun, ProofData } from './registration-state.ts';
import type { Tell } from './screen-props.ts';
import { StepHead, TITLE_ID, useStepCount } from './step-head.tsx';

type ProofStepProps = { begun: ProofData; tell: Tell; form: RefObject<HTMLFormElement | null> };

/** SIGNUP-04, SIGNUP-06: the verification by code or link. */
export function ProofStep({ begun, tell, form }: ProofStepProps) {
  const page = usePage();
  const { t } = useMessages();
  const code = useRef<string>(undefined);
  const load = async () => {
    const { registrationProof } = await import('./proof-calls.ts');
    return registrationProof({ page, element: form.current, insecure: t('form.insecure') }, begun);
  };
  const calls: ProofCalls = {
    send: async (item, signal) => (await load()).send(item, signal),
    async awaitLink(signal) {
      const news = await (await load()).awaitLink(signal);
      if (news) code.current = undefined;
      return news;
    },
    sort: (refusal) => sortRefusal(refusal, begun.way),
  };
  return (
    <ProofForm
      key={begun.way.proof}
      {...useProofLook(begun)}
      asked={challengeOf(begun)}
      calls={calls}
      answer={async (proof, signal) => {
        code.current = 'code' in proof ? proof.code : undefined;
        return (await load()).answer(proof, signal);
      }}
      onDone={(answer) => tell({ type: 'proven', answer, ...(code.current ? { code: code.current } : {}) })}
      onBack={() => tell({ type: 'accountChanged' })}
    />
  );
}

/** The challenge of a registration. The mail of a link has a code too. */
export function challengeOf({ uuid, account, way, sent, standing }: ProofData): ShownChallenge {
  const name = readName(account);
  return {
    ...{ uuid, vague_email: name, vague_mobile: name },
    ways: way.proof === 'link' ? ['email_link', 'email'] : [account.method],
    ...(sent ? { resend_at: sent.resendAt } : {}),
    expires_at: sent?.expiresAt ?? 0,
    ...(standing ? { standing } : {}),
  };
}

type ProofLook = Omit<ProofViewProps, 'asked' | 'state' | 'tell' | 'onBack' | 'titleId'> & { titleId: string };

/** The texts of the verification that only a registration has. */
export function useProofLook({ account, way, recalled }: Begun & Pick<ProofData, 'recalled'>): ProofLook {
  const { t } = useMessages();
  const count = useStepCount(2, way.form);
  const isSms = account.method === 'mobile';
  const isOld = way.form === 'old';
  return {
    ...{ titleId: TITLE_ID, count },
    title: t(isSms ? 'register.sms.title' : 'register.code.title'),
    submit: t(isOld ? 'register.password.submit' : 'register.code.submit'),
    submitWaiting: t(isOld ? 'register.password.submit.waiting' : 'register.code.submit.waiting'),
    back: t(isSms ? 'register.code.changeMobile' : 'register.code.changeEmail'),
    link: t('register.link.text'),
    news: recalled ? t('register.recalled') : undefined,
    notSent: (code) => <NotSent begun={{ account, way }} code={code} />,
  };
}

/** The mail or message could not be sent. */
function NotSent({ begun: { account, way }, code }: { begun: Pick<Begun, 'account' | 'way'>; code: number }) {
  const { t } = useMessages();
  return (
    <StepHead
      step={2}
      form={way.form}
      title={t('register.notSent.title')}
      intro={
        <>
          <Rich id="register.notSent.text" values={{ email: readName(account) }} tags={{ strong }} />{' '}
          {code > 0 ? <small>{t('form.errorCode', { code: `${code}` })}</small> : null}
        </>
      }
    />
  );
}
