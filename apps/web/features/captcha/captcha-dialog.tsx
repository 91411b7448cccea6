import { captchaWire } from '@gatehouse/contract/captcha/captcha-kinds';
import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { useEffect, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Refused } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import styles from './captcha.css?inline';
import type { CaptchaState } from './captcha-state.ts';

/** CAPT-06: the sentence of the specification, where no translation came. */
const UNAVAILABLE = 'Captcha is currently unavailable, please check the network and try again';
const SLOW_MS = 10_000;

// The sheet of all views has no room for what hardly any visitor sees.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

export type CaptchaDialogProps = {
  readonly state: CaptchaState;
  /** Is given the place for widgets. */
  readonly onElement: (element: HTMLElement) => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** After how long magpie says that it takes longer. */
  readonly slowMs?: number;
};

/** CAPT-05, CAPT-06, CAPT-08: the visible captcha of any kind. Closing it keeps the form as it is. */
export function CaptchaDialog({ state, onElement, onCancel, onRetry, slowMs = SLOW_MS }: CaptchaDialogProps) {
  const { t } = useMessages();
  const isOver = state.step === 'unavailable';
  const kind = 'kind' in state ? state.kind : undefined;
  const company = kind && captchaWire[kind].company;
  useEffect(raiseToasts, []);
  return (
    <Dialog
      open
      asks
      onClose={onCancel}
      title={t('captcha.title')}
      actions={
        <>
          <Button onClick={onCancel}>{t('captcha.cancel')}</Button>
          {isOver ? (
            <Button variant="primary" onClick={onRetry}>
              {t('captcha.retry')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t('captcha.why')}</p>
      {state.step === 'unavailable' ? <Unavailable refused={state.refused} /> : null}
      {isOver ? null : <Work step={state.step} kind={kind} slowMs={slowMs} />}
      <div className="captcha-place" hidden={isOver || kind === undefined || kind === 'magpie'}>
        <div
          ref={(element) => {
            if (element) onElement(element);
          }}
          data-title={t('captcha.frame')}
        />
        {state.step === 'loading' ? (
          <div className="captcha-loading">
            <Spinner size="large" />
          </div>
        ) : null}
      </div>
      {company ? <p className="captcha-by">{t('captcha.by', { name: company })}</p> : null}
    </Dialog>
  );
}

/** CAPT-06; after too many challenges, when there will be more. */
function Unavailable({ refused }: { refused: Refused | undefined }) {
  const { find } = useMessages();
  if (refused) return <SubmitNotice refused={refused} waiting={false} />;
  return (
    <Notice kind="danger" role="alert">
      {find('error.captchaUnavailable') ?? UNAVAILABLE}
    </Notice>
  );
}

type WorkProps = { step: CaptchaState['step']; kind: CaptchaKind | undefined; slowMs: number };

/** What happens now, in words: announced with each change. */
function Work({ step, kind, slowMs }: WorkProps) {
  const { t } = useMessages();
  const slow = useSlow(`${step} ${kind}`, slowMs);
  const isCalculating = kind === 'magpie';
  const waits = step === 'configuring' || (step === 'loading' && !isCalculating);
  return (
    <div>
      <p role="status" className="captcha-work">
        {waits ? t('captcha.loading') : null}
        {isCalculating ? t(slow ? 'captcha.magpie.slow' : 'captcha.magpie') : null}
        {step === 'shown' && !isCalculating ? t('captcha.solve') : null}
      </p>
      {isCalculating || step === 'configuring' ? <div className="captcha-bar" aria-hidden="true" /> : null}
    </div>
  );
}

function useSlow(what: string, slowMs: number): boolean {
  const [slow, setSlow] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSlow(what), slowMs);
    return () => clearTimeout(timer);
  }, [what, slowMs]);
  return slow === what;
}

/** SHELL-08: the last element of the top layer is in front, so that the toasts have to enter it again after this dialog. */
function raiseToasts(): void {
  const layer = document.querySelector<HTMLElement>('[popover=manual]:popover-open');
  layer?.hidePopover();
  layer?.showPopover();
}

/** CAPT-04: a submit waits for the unseen captcha. */
export function CaptchaIndicator() {
  const { t } = useMessages();
  return (
    <div className="captcha-indicator" role="status">
      <Spinner size="small" />
      {t('captcha.indicator')}
    </div>
  );
}
