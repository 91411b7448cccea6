import { codes } from '@gatehouse/contract/errors/codes';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { LOST_FACTOR_PATH } from '@gatehouse/rules/page/page-paths';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { PartComing } from '../deferred/loading-part.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { TrustDevice } from '../sign-in/trust-device.tsx';
import type { VerificationProps } from '../verification/verify.tsx';
import type { LoginEvent, ShownLoginChallenge } from './login-state.ts';
import { storeSending } from './stored-login.ts';

const part = createDeferredPart(() => import('../verification/verify.tsx'));
const Verification: ComponentType<VerificationProps> = lazy(() =>
  part.come().then(({ Verification }) => ({ default: Verification })),
);

/** Loads the verification while an answer is pending that may need it. */
export function prepareProof(): void {
  void part.come();
}

/** LOGIN-02: the verification of a login: a code or link, a second factor, or the confirmation of a new device. */
export function LoginProof({ asked, tell }: { asked: ShownLoginChallenge; tell: (event: LoginEvent) => void }) {
  const onDone = (answer: SubmitAnswer) => {
    const isNoticed = answer.ret_code === codes.success && answer.result === undefined;
    tell(isNoticed ? { type: 'linkOpened' } : { type: 'answered', answer });
  };
  return (
    <SecondProof
      asked={asked}
      onDone={onDone}
      onBack={() => tell({ type: 'wentBack' })}
      onSent={(sent) => storeSending(asked.uuid, sent)}
    />
  );
}

type SecondProps = { asked: ShownLoginChallenge } & Pick<VerificationProps, 'onDone' | 'onBack' | 'onSent'>;

/** The verification of a login's challenge, with the texts of its purpose. */
export function SecondProof({ asked, onDone, onBack, onSent }: SecondProps) {
  const { t } = useMessages();
  const page = usePage();
  const trust = useRef<HTMLInputElement>(null);
  const { uuid, why } = asked;
  const isTrust = why === 'device' || why === 'risk';
  return (
    <Suspense fallback={<PartComing part={part} />}>
      <Verification
        {...useTitle(asked)}
        asked={asked}
        answer={async (proof, signal) => {
          const trustDevice = trust.current?.checked;
          const { verifyLogin } = await import('../sign-in/verify-login.ts');
          return verifyLogin(page, { uuid, proof, trustDevice }, signal);
        }}
        onDone={onDone}
        onBack={onBack}
        onSent={onSent}
        more={isTrust ? <TrustDevice ref={trust} /> : null}
        account={asked.account}
        aside={
          why === 'factor' ? (
            <a href={withLanguage(page.language.value, LOST_FACTOR_PATH)}>{t('login.lostFactor')}</a>
          ) : null
        }
      />
    </Suspense>
  );
}

function useTitle({ why, ways, passkey_host: host }: ShownLoginChallenge): Pick<VerificationProps, 'title' | 'intro'> {
  const { t } = useMessages();
  if (why && host) return { title: t(`login.${why}.title`), intro: t('login.factor.elsewhere', { host }) };
  if (why) return { title: t(`login.${why}.title`), intro: t(`login.${why}.intro`) };
  return { title: t(ways[0] === 'mobile' ? 'login.sms.title' : 'login.mail.title') };
}
