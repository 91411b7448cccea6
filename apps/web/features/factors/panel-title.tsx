import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a panel. It takes the focus instead of a field, whose keyboard would cover the text. */
export function PanelTitle({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 id={id} ref={title} tabIndex={-1}>
      {children}
    </h3>
  );
}
