import { Rich, useWords } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import form from '../forms/form.module.css';
import { strong } from '../forms/strong.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { wayOf } from './answers.ts';
import { usePlace } from './place.ts';
import { isSent } from './rows.ts';
import type { ProveScreenProps } from './screen-props.ts';

const WAITING: readonly string[] = ['checking', 'done'];

/** What stopped it, or that the answer takes its time. */
export function Stopped({ state }: Pick<ProveScreenProps, 'state'>) {
  return (
    <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={WAITING.includes(state.step)} />
  );
}

/** Where it was sent, or where the proof is found. */
export function Ask({ asked, state }: Pick<ProveScreenProps, 'asked' | 'state'>) {
  const way = wayOf(state) ?? 'email';
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

/** What has become of what was sent. */
export function News({ asked, state, news }: Pick<ProveScreenProps, 'asked' | 'state' | 'news'>) {
  const { t } = useWords();
  const way = wayOf(state) ?? 'email';
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
