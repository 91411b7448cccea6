import { type ReactNode, useState } from 'react';
import { CaptchaDialog, CaptchaIndicator } from '../../features/captcha/captcha-dialog.tsx';
import { captchaStates } from '../../features/captcha/screen-states.ts';
import { Button } from '../../ui/button.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

/** CAPT-04 to CAPT-06: the visible captcha, and the indicator of the unseen one. No provider is asked. */
export function Captchas() {
  const [open, setOpen] = useState<ReactNode>();
  const close = () => setOpen(undefined);
  const dialog = { onCancel: close, onRetry: close, onElement: standIn };
  const parts: Readonly<Record<string, () => ReactNode>> = {
    ...Object.fromEntries(
      Object.entries(captchaStates).map(([name, state]) => [name, () => <CaptchaDialog state={state} {...dialog} />]),
    ),
    'magpie, slow': () => (
      <CaptchaDialog state={captchaStates['magpie works'] ?? { step: 'idle' }} {...dialog} slowMs={0} />
    ),
    'unseen, for a moment': () => <CaptchaIndicator />,
  };
  return (
    <Exhibit file="features/captcha">
      <div className={styles.row}>
        {Object.entries(parts).map(([name, part]) => (
          <Button key={name} onClick={() => setOpen(part())}>
            {name}
          </Button>
        ))}
      </div>
      {open}
    </Exhibit>
  );
}

/** Where a provider's frame would be. */
function standIn(element: HTMLElement): void {
  element.style.cssText = 'block-size: 320px; background: var(--tint)';
}
