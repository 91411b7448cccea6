import { useEffect, useState } from 'react';

/** The longest wait shown, in case the device's clock is wrong. */
const LONGEST_WAIT_MS = 120_000;

/** Whole seconds until `at` (epoch ms, 0 for now), counted down each second; at least 0, at most `longestMs`. */
export function useCountdown(at: number, longestMs: number = LONGEST_WAIT_MS): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + Math.min(Math.max(at - Date.now(), 0), longestMs);
    const look = () => setLeft(Math.ceil(Math.max(end - Date.now(), 0) / 1000));
    look();
    if (end <= Date.now()) return;
    const timer = setInterval(() => {
      look();
      if (end <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [at, longestMs]);
  return left;
}

const MINUTE_MS = 60_000;
/** The longest life of a code or link, in case the device's clock is wrong. */
const MOST_MINUTES = 30;

/**
 * Minutes that a code or link is still valid, rounded up; 0 after its end. Updated once a minute: seconds would only
 * rush users.
 * @param expiresAt epoch ms
 */
export function useMinutesLeft(expiresAt: number): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const leftMs = Math.max(0, expiresAt - Date.now());
      setMinutes(Math.min(MOST_MINUTES, Math.ceil(leftMs / MINUTE_MS)));
      if (leftMs > 0) timer = setTimeout(look, leftMs % MINUTE_MS || MINUTE_MS);
    };
    look();
    // Timers of a hidden page are throttled.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAt]);
  return minutes;
}
