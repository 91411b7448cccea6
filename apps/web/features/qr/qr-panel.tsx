import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { loadFullStylesheet } from '../../platform/loading/full-stylesheet.ts';
import { whenIdle } from '../../platform/loading/idle.ts';
import { takeEarlyPress } from '../../platform/loading/opens.ts';
import { whenActivated } from '../../platform/loading/prerendering.ts';
import { ServerPart } from '../../shell/server-part.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { DeferredMessages } from '../deferred/with-deferred-messages.tsx';
import form from '../forms/form.module.css';
import styles from './qr.module.css';
import { SealRing } from './seal-ring.tsx';
import { WhatToScan } from './what-to-scan.tsx';

// Waits for a part that cannot be loaded: a lazy component that rejects would break the page.
const part = createDeferredPart(() =>
  Promise.all([import('./code-panel.tsx'), loadFullStylesheet()]).then(([panel]) => panel),
);
const CodePanel = lazy(() => part.come().then(({ CodePanel }) => ({ default: CodePanel })));
/** From this width on it fits beside the form; the page's styles use the same width. */
const WIDE = '(width >= 64rem)';

/**
 * LOGIN-05: a QR code beside the form on wide screens. The seal that it will stand in is there from the start; its script and
 * messages load when the page is idle.
 */
export function QrBeside() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const look = () => wide.matches && setOpen(true);
    let stop = () => {};
    whenActivated(() => {
      stop = whenIdle(look);
    });
    wide.addEventListener('change', look);
    return () => {
      stop();
      wide.removeEventListener('change', look);
    };
  }, []);
  return <Place open={open} />;
}

/** LOGIN-05: the same behind a button in the form, on narrow screens. A click before hydration counts too. */
export function QrButton() {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeEarlyPress(['qr-code'])) setOpen(true);
  }, []);
  // The button is gone, and the panel may be out of view.
  useEffect(() => {
    if (open) place.current?.focus();
  }, [open]);
  return (
    <div className={styles.inForm}>
      {open ? (
        <Place open place={place} />
      ) : (
        <Button wide compact data-opens="qr-code" onClick={() => setOpen(true)}>
          <MoreIcon name="qr" />
          {t('login.qr')}
        </Button>
      )}
    </div>
  );
}

function Place({ open, place }: { open: boolean; place?: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      <Suspense fallback={coming}>
        {open ? (
          <DeferredMessages>
            <CodePanel />
          </DeferredMessages>
        ) : (
          coming
        )}
      </Suspense>
    </div>
  );
}

/** The place of the code until its script has loaded: the same seal, the same words. */
const coming = <ServerPart as="div" name="qr-coming" body={import.meta.env.SSR ? Coming : null} />;

function Coming() {
  const { t } = useMessages();
  return (
    <section className={styles.panel} aria-label={t('qr.title')}>
      <h2>{t('qr.title')}</h2>
      <div className={styles.picture}>
        <SealRing />
      </div>
      <div role="status">
        <WhatToScan />
      </div>
      <p className={form.aside}>{t('qr.making')}</p>
    </section>
  );
}
