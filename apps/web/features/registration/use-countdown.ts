import { useEffect, useState } from 'react';

/** The wait shown is never longer, however wrong the device's clock is. */
const LONGEST_WAIT_MS = 120_000;

/** Whole seconds until `at` (epoch ms, 0 for now), counted down each second; at least 0, at most 120. */
export function useCountdown(at: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + Math.min(Math.max(at - Date.now(), 0), LONGEST_WAIT_MS);
    const look = () => setLeft(Math.ceil(Math.max(end - Date.now(), 0) / 1000));
    look();
    if (end <= Date.now()) return;
    const timer = setInterval(() => {
      look();
      if (end <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
