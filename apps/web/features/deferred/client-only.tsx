import { type ReactNode, useEffect, useState } from 'react';

/** Renders its children after hydration only; before that, and on the server, `before`. */
export function ClientOnly({ before = null, children }: { before?: ReactNode; children: ReactNode }) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live ? children : before;
}
