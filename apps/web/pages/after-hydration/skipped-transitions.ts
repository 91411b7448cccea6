/**
 * A transition to a page that takes part in none is skipped, which is no failure. The early script hears of it on later visits, where the
 * document's first frame may be part of one.
 */
export function hearSkippedTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => void viewTransition?.ready.catch(() => undefined));
}
