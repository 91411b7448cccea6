import { type ReactNode, useEffect, useState } from 'react';

/** What only a live page can show: the server and the first render of the browser show what stands for it. */
export function ClientOnly({ before = null, children }: { before?: ReactNode; children: ReactNode }) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live ? children : before;
}
