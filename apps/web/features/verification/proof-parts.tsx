import { Rich, useMessages } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import form from '../forms/form.module.css';
import { strong } from '../forms/strong.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { methodOf } from './answers.ts';
import { usePlace } from './place.ts';
import { isSent } from './rows.ts';
import type { VerificationScreenProps } from './screen-props.ts';

const WAITING: readonly string[] = ['checking', 'done'];

/** The refusal, or a notice that the answer is slow. */
export function Stopped({ state }: Pick<VerificationScreenProps, 'state'>) {
  return (
    <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={WAITING.includes(state.step)} />
  );
}

/** Where the code was sent, or where the proof is found. */
export function Ask({ asked, state }: Pick<VerificationScreenProps, 'asked' | 'state'>) {
  const way = methodOf(state) ?? 'email';
  const to = usePlace(asked, way);
  const isOut = state.step !== 'sending' || state.again;
  return (
    <p className={form.intro}>
      <Rich
        id={`prove.${way}.${isOut || !isSent(way) ? 'ask' : 'sending'}` as 'prove.email.ask'}
        values={{ to }}
        tags={{ strong }}
      />
    </p>
  );
}

/** The status of a sending. */
export function News({ asked, state, news }: Pick<VerificationScreenProps, 'asked' | 'state' | 'news'>) {
  const { t } = useMessages();
  const way = methodOf(state) ?? 'email';
  const to = usePlace(asked, way);
  const isAsked = state.step === 'typing' || state.step === 'waiting';
  const { again, lapsed, wrong, refused } = isAsked ? state : {};
  return (
    <div role="status" className={form.news}>
      {again ? (
        <Notice kind="success">{t(way === 'email_link' ? 'prove.again.link' : 'prove.again', { to })}</Notice>
      ) : null}
      {lapsed && state.step === 'typing' ? (
        <Notice kind="warning">{t(lapsed === 'expired' ? 'prove.lapsed' : 'prove.lapsed.elsewhere.text')}</Notice>
      ) : null}
      {news && isAsked && !again && !lapsed && !wrong && !refused ? <Notice kind="success">{news}</Notice> : null}
    </div>
  );
}
