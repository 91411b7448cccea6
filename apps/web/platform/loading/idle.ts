/** How long a page that is never idle keeps it waiting. */
const IDLE_WITHIN_MS = 2_000;
/** For browsers that do not say when they are idle. */
const SETTLED_MS = 800;

/** Calls `then` when the page has nothing else to do. @returns a function that calls it off */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, SETTLED_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(idle);
}
