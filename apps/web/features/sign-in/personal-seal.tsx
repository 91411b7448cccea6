import { lazy, Suspense, useEffect, useState } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { loadFullStylesheet } from '../../platform/loading/full-stylesheet.ts';
import { whenIdle } from '../../platform/loading/idle.ts';
import { whenActivated } from '../../platform/loading/prerendering.ts';
import { usePage } from '../../shell/page-context.tsx';

const part = createDeferredPart(() =>
  Promise.all([import('./device-seal.tsx'), loadFullStylesheet()]).then(([seal]) => seal),
);
const DeviceSeal = lazy(() => part.come().then(({ DeviceSeal }) => ({ default: DeviceSeal })));

/**
 * Beside the title of a login: the personal seal of the account that last logged in from this device. A browser that was never
 * here has none, and loads nothing. It takes no room from the form.
 */
export function PersonalSealHere() {
  const { returning } = usePage();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let stop = () => {};
    if (returning)
      whenActivated(() => {
        stop = whenIdle(() => setOpen(true));
      });
    return () => stop();
  }, [returning]);
  return open ? (
    <Suspense>
      <DeviceSeal />
    </Suspense>
  ) : null;
}
