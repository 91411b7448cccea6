import { codes } from '@gatehouse/contract/errors/codes';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Others } from './other-methods.tsx';
import { ProofHead } from './proof-head.tsx';
import { Stopped } from './proof-parts.tsx';
import type { VerificationScreenProps } from './screen-props.ts';

/** Codes that the notice of a failed sending already explains. */
const SAID: readonly number[] = [codes.mailNotSent, codes.smsNotSent];

/** The sending failed and can be repeated. The screen stays during the retry. */
export function NotSent(props: VerificationScreenProps) {
  const { t } = useMessages();
  const { state, tell, notSent } = props;
  const refused = 'refused' in state ? state.refused : undefined;
  const isSending = state.step === 'sending';
  const isSaid = !!notSent && !!refused && SAID.includes(refused.code);
  return (
    <>
      {notSent ? (
        // A new key after another failure, so that it is announced again.
        <div key={isSending ? 'trying' : 'told'} role={isSending ? undefined : 'alert'}>
          {notSent(isSaid ? refused.code : 0)}
        </div>
      ) : null}
      {isSaid || isSending ? null : <Stopped state={state} />}
      <Button variant="primary" wide waiting={isSending} onClick={() => tell({ type: 'sendAsked' })}>
        {t('shell.retry')}
      </Button>
      <Others {...props} resend={false} />
    </>
  );
}

/** The challenge has ended. */
export function Over({ state, onBack, titleId, count }: VerificationScreenProps) {
  const { t } = useMessages();
  if (state.step !== 'over') return null;
  const { why } = state;
  return (
    <>
      <div role="alert">
        <ProofHead
          id={titleId}
          count={count}
          title={t(`prove.over.${why}.title`)}
          intro={t(`prove.over.${why}.text`)}
        />
      </div>
      <Button variant={why === 'elsewhere' ? 'secondary' : 'primary'} wide onClick={onBack}>
        {t('prove.over.action')}
      </Button>
    </>
  );
}
