import { lazy, type RefObject, useEffect, useRef, useState } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { takeWanted } from '../../platform/loading/opens.ts';
import { whenActivated } from '../../platform/loading/prerendering.ts';
import { wholeSheet } from '../../platform/loading/whole-sheet.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import styles from './qr.module.css';

// A part that cannot be loaded is waited for: a lazy component that fails would take the page with it.
const part = createDeferredPart(() => Promise.all([import('./code-panel.tsx'), wholeSheet()]).then(([panel]) => panel));
const CodePanel = lazy(() => part.come().then(({ CodePanel }) => ({ default: CodePanel })));
/** From here on there is room for it beside the form; the page's styles say the same. */
const WIDE = '(width >= 64rem)';
/** The page comes first. */
const SETTLED_MS = 800;

/**
 * LOGIN-05: a code to scan, beside the form where there is room. Its place is kept from the start, so that nothing moves
 * when it comes; its drawing and its words come once the page has settled.
 */
export function QrBeside() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const look = () => wide.matches && setOpen(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    whenActivated(() => {
      timer = setTimeout(look, SETTLED_MS);
    });
    wide.addEventListener('change', look);
    return () => {
      clearTimeout(timer);
      wide.removeEventListener('change', look);
    };
  }, []);
  return <Place open={open} />;
}

/** LOGIN-05: the same behind a button in the form, where there is no room. A press from before it came to life counts too. */
export function QrButton() {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeWanted(['qr-code'])) setOpen(true);
  }, []);
  // The button has gone, and the panel may begin below what can be seen.
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
      {open ? (
        <WithDeferredMessages>
          <CodePanel />
        </WithDeferredMessages>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
