import { utcText } from '@gatehouse/rules/login/ban-answer';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import steps from '../forms/steps.module.css';
import type { LockEnd } from './unblock-flow.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** BAN-03: when the account can be unlocked, in UTC and in the user's time zone, with a countdown. */
export function LockEndCard({ end, onOver }: { end: LockEnd; onOver: () => void }) {
  const { t } = useMessages();
  const left = useTimeLeft(end.leftMs, onOver);
  return (
    <div className={steps.waiting}>
      <span className={steps.letter}>
        <Icon name="lock" size="large" />
      </span>
      <div>
        <p role="timer">
          <strong>{useLeftText(left)}</strong>
        </p>
        <p>
          {t('unblock.at', { time: useLocalTime(end.at) })}
          <br />
          <time dateTime={new Date(end.at).toISOString()} className={steps.count} dir="ltr">
            {t('unblock.utc', { time: utcText(end.at) })}
          </time>
        </p>
      </div>
    </div>
  );
}

/** In the user's time zone; for the browser only. */
export function useLocalTime(at: number): string {
  const { language } = usePage();
  return dateFormat(language.tag, { dateStyle: 'full', timeStyle: 'short' }).format(at);
}

function useLeftText(left: number): string {
  const { t } = useMessages();
  if (left <= MINUTE_MS) return t('unblock.left.seconds', { seconds: Math.ceil(left / SECOND_MS) });
  // Rounded up, so that the text never promises too early a time.
  const minutes = Math.ceil(left / MINUTE_MS);
  const hours = Math.floor((minutes * MINUTE_MS) / HOUR_MS);
  if (hours === 0) return t('unblock.left.minutes', { minutes });
  return t('unblock.left.hours', { hours, minutes: minutes - hours * 60 });
}

/** Counts down the milliseconds left by the monotonic clock. Calls `onOver` once at zero. */
export function useTimeLeft(leftMs: number, onOver: () => void): number {
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const end = performance.now() + leftMs;
    const look = () => {
      const now = Math.max(0, end - performance.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onOver();
    };
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [leftMs, onOver]);
  return left;
}
