import { type ComponentType, createElement, useLayoutEffect, useRef, useState } from 'react';

type Tag = 'a' | 'aside' | 'div' | 'footer';

export type ServerPartProps = {
  as: Tag;
  /** Unique on its page. */
  name: string;
  className?: string | undefined;
  href?: string;
  'aria-label'?: string;
  'data-testnet'?: '' | undefined;
  /** Write `import.meta.env.SSR ? Body : null`: the build for browsers then leaves the body's code out. */
  body: ComponentType | null;
};

/**
 * A part of the page that never changes in the browser: the server renders it, and the browser keeps its HTML without
 * loading code for it. If React has to rebuild the page (a browser extension changed it before hydration), the HTML is
 * restored.
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
    // Constant: React does not touch the contents of such an element.
    dangerouslySetInnerHTML: { __html: emptyHtml() },
  });
}

/** With Trusted Types an empty string has to be trusted too. */
function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: unknown } };
  return (trustedTypes?.emptyHTML ?? '') as string;
}
