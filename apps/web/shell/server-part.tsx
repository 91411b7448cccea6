import { type ComponentType, createElement, useLayoutEffect, useRef, useState } from 'react';

type Tag = 'a' | 'aside' | 'div' | 'footer';

export type ServerPartProps = {
  as: Tag;
  /** One of a kind on its page. */
  name: string;
  className?: string | undefined;
  href?: string;
  'aria-label'?: string;
  'data-testnet'?: '' | undefined;
  /** Write `import.meta.env.SSR ? Body : null`: the build for browsers then leaves the body's code out. */
  body: ComponentType | null;
};

/**
 * A part of the page that never changes in the browser: the server renders it, the browser leaves it as it stands and
 * loads no code for it. Where the page has to be built anew (a browser extension changed it before it came to life),
 * the part is put back as it was.
 */
export const ServerPart: ComponentType<ServerPartProps> = import.meta.env.SSR ? OnServer : InBrowser;

function OnServer({ as, name, body: Body, ...rest }: ServerPartProps) {
  return createElement(as, { ...rest, 'data-part': name }, Body ? <Body /> : null);
}

function InBrowser({ as, name, body: _, ...rest }: ServerPartProps) {
  const element = useRef<HTMLElement>(null);
  const [copy] = useState(() => document.querySelector(`[data-part="${name}"]`)?.cloneNode(true));
  useLayoutEffect(() => {
    if (copy && !element.current?.firstChild) element.current?.append(...copy.childNodes);
  }, [copy]);
  return createElement(as, {
    ...rest,
    ref: element,
    'data-part': name,
    suppressHydrationWarning: true,
    // Nothing is ever written: React leaves what is inside such an element alone.
    dangerouslySetInnerHTML: { __html: emptyHtml() },
  });
}

/** Where Trusted Types are on, an empty text has to be a trusted one as well. */
function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: unknown } };
  return (trustedTypes?.emptyHTML ?? '') as string;
}
