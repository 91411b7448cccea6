import { lazy, Suspense, useEffect, useState } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { loadFullStylesheet } from '../../platform/loading/full-stylesheet.ts';
import { whenIdle } from '../../platform/loading/idle.ts';
import { whenActivated } from '../../platform/loading/prerendering.ts';

const part = createDeferredPart(() =>
  Promise.all([import('./device-seal.tsx'), loadFullStylesheet()]).then(([seal]) => seal),
);
const DeviceSeal = lazy(() => part.come().then(({ DeviceSeal }) => ({ default: DeviceSeal })));

/**
 * Beside the title of the login of a device that remembers an account: the personal seal of the account that last logged in from it.
 * It takes no room from the form.
 */
export function DeferredSeal() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let stop = () => {};
    whenActivated(() => {
      stop = whenIdle(() => setOpen(true));
    });
    return () => stop();
  }, []);
  return open ? (
    <Suspense>
      <DeviceSeal />
    </Suspense>
  ) : null;
}
