import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { numberTag } from '@gatehouse/rules/site/number-tag';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isOnline, useOnline } from '../../platform/notices/online.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './form.module.css';
import type { Refused } from './submit-answer.ts';
import { useCountdown } from './use-countdown.ts';

const SLOW_AFTER_MS = 5000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const LONGEST_WAIT_MS = 24 * HOUR_S * 1000;

type SubmitNoticeProps = {
  refused: Refused | undefined;
  waiting: boolean;
  /** Shown even after a toast, which disappears: the screen shows nothing else. */
  stays?: boolean;
  /** Actions below the refusal. */
  actions?: ReactNode;
};

/**
 * The result of a form's last submit: the refusal (unless a toast or the ban check shows it), or that the answer is
 * slow.
 */
export function SubmitNotice({ refused, waiting, stays = false, actions }: SubmitNoticeProps) {
  const { t } = useMessages();
  const sentence = useSentence();
  const slow = useSlow(waiting);
  const isOver = useOfflineOver(refused);
  return (
    <>
      {refused && (stays || !refused.toasted) && !isOver ? (
        <Notice kind="danger" role="alert" actions={actions}>
          {sentence(refused)} {saysOffline(refused) ? <span data-says-offline="" hidden /> : null}
          {refused.retryAfterS ? <Wait refused={refused} /> : null}
          {refused.code > 0 ? <small>{t('form.errorCode', { code: String(refused.code) })}</small> : null}
        </Notice>
      ) : null}
      <div role="status" className={styles.news}>
        {slow ? <Notice kind="info">{t('shell.slow')}</Notice> : null}
      </div>
    </>
  );
}

/** The page's own offline notice is hidden meanwhile (`offline-notice.module.css`). */
function saysOffline({ code }: Refused): boolean {
  return code === NO_ANSWER_CODE && !isOnline();
}

/** Whether the refusal was about a missing network that is back. */
function useOfflineOver(refused: Refused | undefined): boolean {
  const online = useOnline();
  const wasOffline = useMemo(() => refused !== undefined && saysOffline(refused), [refused]);
  return wasOffline && online;
}

/** The time until a retry, counted down; announced once, in minutes. */
function Wait({ refused }: { refused: Refused }) {
  const { t } = useMessages();
  const { language } = usePage();
  const { retryAfterS = 0 } = refused;
  const at = useMemo(() => Date.now() + retryAfterS * 1000, [refused]);
  const left = useCountdown(at, LONGEST_WAIT_MS);
  if (left === 0 && Date.now() >= at) return <>{t('form.retryIn.now')} </>;
  return (
    <>
      <span aria-hidden="true">{t('form.retryIn.clock', { clock: clockOf(left || retryAfterS, language.tag) })} </span>
      <span className="sr">{t('form.retryIn', { minutes: Math.ceil(retryAfterS / MINUTE_S) })} </span>
    </>
  );
}

/** `4:05`, from an hour on `1:04:05`. */
function clockOf(seconds: number, tag: string): string {
  const parts = [Math.floor(seconds / HOUR_S), Math.floor(seconds / MINUTE_S) % MINUTE_S, seconds % MINUTE_S];
  const shown = parts[0] ? parts : parts.slice(1);
  const digits = (minimumIntegerDigits: number) =>
    new Intl.NumberFormat(numberTag(tag), { minimumIntegerDigits, useGrouping: false });
  return shown.map((part, place) => digits(place === 0 ? 1 : 2).format(part)).join(':');
}

/** Formats a refusal, with the time to wait where it has one. */
export function useRefusal(): (refused: Refused) => string {
  const { t } = useMessages();
  const sentence = useSentence();
  return (refused) => {
    const { retryAfterS } = refused;
    if (!retryAfterS) return sentence(refused);
    return `${sentence(refused)} ${t('form.retryIn', { minutes: Math.ceil(retryAfterS / MINUTE_S) })}`;
  };
}

/** Our message, else the server's, else a general one (ERR-01). */
function useSentence(): (refused: Refused) => string {
  const { t, find } = useMessages();
  const { site } = usePage();
  return ({ code, message }) => {
    if (code !== NO_ANSWER_CODE) return find(`error.${code}`) ?? (message || t('error.unknown'));
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
