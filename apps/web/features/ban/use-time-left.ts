import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

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
