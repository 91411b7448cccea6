/** Another browser engine than Chromium, as the journeys in `engines` use it: without what each driver has of its own. */
export type Engine = {
  readonly version: string;
  /** A page without cookies, as wide as a small laptop. */
  readonly newPage: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
};

export type EnginePage = {
  /** Opens an address and waits until the page is hydrated. @throws {Error} where it is not after half a minute */
  readonly open: (address: string) => Promise<void>;
  /** Types into the field with this label, in the place of what is there. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Presses the button or link with this name. */
  readonly press: (name: string) => Promise<void>;
  /** The text that the main part shows. */
  readonly text: () => Promise<string>;
  readonly path: () => Promise<string>;
  /** Errors of scripts and in the console; a driver that cannot tell them returns none. */
  readonly complaints: readonly string[];
};

export const WIDTH_PX = 1280;
export const HEIGHT_PX = 800;
export const PATIENCE_MS = 30_000;
export const HYDRATED = 'html[data-hydrated]';

/** In the page: the field with a label, or the button or link with a name, that is shown; null where there is none. */
export function findShown(kind: 'field' | 'button', name: string): Element | null {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  // biome-ignore lint/performance/useDomNodeTextContent: words that are not shown are no name
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? plain(element.innerText);
  const named =
    kind === 'field'
      ? [...document.querySelectorAll('label')]
          .filter((label) => plain(label.textContent) === name)
          .map((label) => label.control)
      : [...document.querySelectorAll<HTMLElement>('button, a, [role=button]')].filter(
          (element) => nameOf(element) === name,
        );
  return named.find((element) => element?.checkVisibility()) ?? null;
}

/** Tries until it succeeds. @throws {Error} the last one, after half a minute */
export async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
