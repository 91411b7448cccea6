/** How far down the window eyes read: what begins below is still to come. */
const READ_AT = 0.3;

type Places = {
  /** Where each section begins, from the top of the window. */
  readonly tops: readonly number[];
  /** Where reading begins: below what covers the window's top. */
  readonly from: number;
  readonly height: number;
  /** How far the page has been scrolled down, and how far it still can be. */
  readonly scrolled: number;
  readonly left: number;
};

/**
 * Which section is being read: the last one that has begun above the reader's line. The line stands in the upper third.
 * It begins at the top, and comes down over the last screen of the page, so that the sections there have their turn as well.
 */
export function sectionAt({ tops, from, height, scrolled, left }: Places): number {
  const screen = height - from;
  const up = Math.min(1, scrolled / (READ_AT * screen));
  const lastScreen = Math.min(screen, scrolled + left);
  const down = lastScreen > 0 ? Math.max(0, 1 - left / lastScreen) : 0;
  const line = from + (down + (1 - down) * READ_AT * up) * screen;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
