import { type ReactNode, useEffect, useRef } from 'react';

/** The title of what has just opened. It takes the focus: a field would bring up a keyboard that covers what is to be read. */
export function PanelTitle({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 id={id} ref={title} tabIndex={-1}>
      {children}
    </h3>
  );
}
