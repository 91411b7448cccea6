import { NO_ANSWER_CODE } from '@gatehouse/contract/no-answer';
import { useEffect, useState } from 'react';
import { isOnline } from '../platform/online.ts';
import { usePage } from '../shell/page-context.tsx';
import { useWords } from '../shell/words.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './form.module.css';
import type { Refused } from './submit-answer.ts';

/** LOOK, "Empty, slow, broken" */
const SLOW_AFTER_MS = 5000;
const MINUTE_S = 60;

/** What a form says about its last submit: what stopped it, or that the answer takes its time. */
export function SubmitNotice({ refused, waiting }: { refused: Refused | undefined; waiting: boolean }) {
  const { t } = useWords();
  const message = useRefusal();
  const slow = useSlow(waiting);
  return (
    <>
      {refused ? (
        <Notice kind="danger" role="alert">
          {message(refused)}{' '}
          {refused.code > 0 ? <small>{t('form.errorCode', { code: String(refused.code) })}</small> : null}
        </Notice>
      ) : null}
      <div role="status" className={styles.news}>
        {slow ? <Notice kind="info">{t('shell.slow')}</Notice> : null}
      </div>
    </>
  );
}

/** The words for a refusal: ours, else the server's, else that it did not work (ERR-01). */
export function useRefusal(): (refused: Refused) => string {
  const { t, find } = useWords();
  const { site } = usePage();
  return ({ code, message, retryAfterS }) => {
    if (code !== NO_ANSWER_CODE) {
      const text = find(`error.${code}`) ?? (message || t('error.unknown'));
      if (!retryAfterS) return text;
      return `${text} ${t('form.retryIn', { minutes: Math.ceil(retryAfterS / MINUTE_S) })}`;
    }
    return isOnline() ? t('form.unreachable', { host: site.host }) : t('error.offline');
  };
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow && waiting;
}
