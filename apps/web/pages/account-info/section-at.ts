/** The reading line, as a part of the window's height. */
const READ_AT = 0.3;

type Places = {
  /** Top of each section, from the top of the window. */
  readonly tops: readonly number[];
  /** Where reading begins, below what covers the window's top. */
  readonly from: number;
  readonly height: number;
  /** How far the page is scrolled, and how far it can still be scrolled. */
  readonly scrolled: number;
  readonly left: number;
};

/**
 * The section that is being read: the last one that begins above the reading line. The line is in the upper third; it starts at
 * the top and moves down over the last screen of the page, so that each section there is reached.
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
