import { useEffect, useRef, useState } from 'react';
import { type Toast, toasts } from '../../platform/notices/toasts.ts';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './toast-list.module.css';

const ICONS = { info: 'info', success: 'success', error: 'alert' } as const;

/** SHELL-08: shown in the top layer, above dialogs, centred; each for its own time, which stands still under the pointer and while the focus is in it. */
export function ToastLayer({ list }: { list: readonly Toast[] }) {
  const texts = useUiTexts();
  const layer = useRef<HTMLElement>(null);
  const newest = list.at(-1)?.id;
  useEffect(() => {
    const element = layer.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open') && !element.contains(document.activeElement)) element.hidePopover();
    if (newest !== undefined && !element.matches(':popover-open')) element.showPopover();
  }, [newest]);
  return (
    <section ref={layer} popover="manual" className={styles.layer} aria-label={texts.notifications}>
      {list.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const texts = useUiTexts();
  const { pause, goOn } = useTimeLeft(toast);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock; its button is the control
    <div
      className={`${styles.toast} ${styles[toast.kind]}`}
      onPointerEnter={pause}
      onPointerLeave={goOn}
      onFocus={pause}
      onBlur={goOn}
    >
      <Icon name={ICONS[toast.kind]} />
      <p className={styles.text}>
        {toast.text}
        {toast.code === undefined ? null : <small> {toast.code}</small>}
      </p>
      <button type="button" className={styles.dismiss} aria-label={texts.dismiss} onClick={() => toasts.hide(toast.id)}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}

/** Hides the toast when its time is over; `pause` and `goOn` stop and start the clock. */
function useTimeLeft({ id, ms }: Toast): { pause: () => void; goOn: () => void } {
  const [paused, setPaused] = useState(false);
  const left = useRef(ms);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => toasts.hide(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [id, paused]);
  return { pause: () => setPaused(true), goOn: () => setPaused(false) };
}
