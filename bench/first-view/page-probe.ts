/** What a page is seen to do, in milliseconds since its navigation began. */
export type Seen = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** The field can be seen and is not covered; absent: not yet. */
  visible?: number;
  /** React's props are on the element that is the field now. */
  live?: number;
  /** Each key press that arrived in the field. */
  readonly inputs: { readonly at: number; readonly key: string | null }[];
};

export type ProbeOptions = { readonly field: string; readonly focuses: boolean };
type ProbedWindow = { seen: Seen };

/** Runs in the page before anything of its own, and notes what the browser says of it. `probeField` comes after it. */
export function probePage(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [], inputs: [] };
  (globalThis as unknown as ProbedWindow).seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.layoutShift += shift.value;
  });
}

/**
 * Runs in the page before anything of its own: looks at the field before each frame, and notes what arrives in it.
 * @param focuses whether it gets the focus as soon as it can be used
 */
export function probeField({ field, focuses }: ProbeOptions): void {
  const { seen } = globalThis as unknown as ProbedWindow;
  const isUncovered = (element: Element, { x, y, width, height }: DOMRect) => {
    const [middle, centre] = [x + width / 2, y + height / 2];
    if (middle < 0 || centre < 0 || middle > innerWidth || centre > innerHeight) return true;
    const top = document.elementFromPoint(middle, centre);
    return !top || top.tagName === 'LABEL' || element.contains(top) || top.contains(element);
  };
  const canBeUsed = (element: HTMLInputElement) => {
    const box = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isOpen = box.width > 0 && box.height > 0 && !element.disabled && !element.readOnly;
    return isOpen && isShown && isUncovered(element, box);
  };
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  let last: Element | null = null;
  const look = () => {
    requestAnimationFrame(look);
    const element = document.querySelector<HTMLInputElement>(field);
    if (!element || !canBeUsed(element)) return;
    seen.visible ??= performance.now();
    // One that takes another's place has yet to become live.
    if (element !== last) delete seen.live;
    last = element;
    if (isLive(element)) seen.live ??= performance.now();
    if (focuses && document.activeElement !== element) element.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
  const note = ({ target, data }: Event & { data?: string | null }) => {
    const isField = target instanceof Element && target.matches(field);
    if (isField) seen.inputs.push({ at: performance.now(), key: data ?? null });
  };
  document.addEventListener('input', note, true);
}

/** Runs in the page. */
export function readProbe(field: string): Seen & { value: string } {
  const value = document.querySelector<HTMLInputElement>(field)?.value ?? '';
  return { ...(globalThis as unknown as ProbedWindow).seen, value };
}
