import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import form from '../forms/form.module.css';
import { strong } from '../forms/strong.tsx';
import { UNREACHABLE } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useCountdown } from '../forms/use-countdown.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import styles from './qr.module.css';
import { qrEffects } from './qr-effects.ts';
import { type Code, type QrEvent, type QrState, qrFlow } from './qr-flow.ts';

/** LOGIN-05: the QR code and its state. Makes no calls while it is not visible. */
export function CodePanel() {
  const page = usePage();
  const effects = useMemo(() => qrEffects(page), [page]);
  const [state, tell] = useFlow(qrFlow, effects);
  const place = useRef<HTMLElement>(null);
  useSight(place, tell);
  useFreshOnReturn(state.step === 'done');
  return <CodeScreen place={place} state={state} tell={tell} />;
}

type ScreenProps = { place?: RefObject<HTMLElement | null>; state: QrState; tell: (event: QrEvent) => void };

/** The panel in each of its states. */
export function CodeScreen({ place, state, tell }: ScreenProps) {
  const { t } = useMessages();
  return (
    <section ref={place} className={styles.panel} aria-label={t('qr.title')} data-step={state.step}>
      <h2>{t('qr.title')}</h2>
      <Picture state={state} />
      <div role="status">
        <StatusText state={state} />
      </div>
      <SubmitNotice refused={refusedIn(state)} waiting={state.step === 'making'} stays />
      {state.step === 'waiting' ? <TimeLeft code={state.code} /> : null}
      {state.step === 'refused' || state.step === 'ended' || state.step === 'stopped' ? (
        <Button onClick={() => tell({ type: 'asked' })}>{t('qr.again')}</Button>
      ) : null}
    </section>
  );
}

function refusedIn(state: QrState) {
  if (state.step === 'lost') return UNREACHABLE;
  return state.step === 'stopped' ? state.refused : undefined;
}

function Picture({ state }: { state: QrState }) {
  const { t } = useMessages();
  switch (state.step) {
    case 'waiting':
      return (
        <Frame>
          <QrCode text={state.code.content} label={t('qr.label')} />
        </Frame>
      );
    case 'scanned':
      return (
        <Frame>
          <strong className={styles.number}>{state.number}</strong>
        </Frame>
      );
    case 'refused':
      return (
        <Frame>
          <Icon name="close" size="large" />
        </Frame>
      );
    case 'ended':
    case 'stopped':
      return (
        <Frame>
          <Icon name="lock" size="large" />
        </Frame>
      );
    case 'lost':
      return (
        <Frame>
          <Icon name="offline" size="large" />
        </Frame>
      );
    default:
      return (
        <Frame>
          <Spinner size="large" label={t(state.step === 'done' ? 'login.done' : 'qr.making')} />
        </Frame>
      );
  }
}

const Frame = ({ children }: { children: ReactNode }) => <div className={styles.picture}>{children}</div>;

function StatusText({ state }: { state: QrState }) {
  const { t } = useMessages();
  const { site } = usePage();
  switch (state.step) {
    case 'waiting':
      return (
        <p>
          <Rich id="qr.waiting" values={{ host: site.host }} tags={{ strong }} />
        </p>
      );
    case 'scanned':
      return (
        <>
          <p>
            <strong>{t('qr.scanned')}</strong>
          </p>
          <p>{t('qr.scanned.text', { number: String(state.number) })}</p>
        </>
      );
    case 'refused':
      return <p>{t('qr.refused')}</p>;
    case 'ended':
      return <p>{t('qr.ended')}</p>;
    default:
      return null;
  }
}

/** A countdown ring, which screen readers do not announce every second. */
function TimeLeft({ code }: { code: Code }) {
  const { t } = useMessages();
  const seconds = useCountdown(code.until);
  return (
    <p className={form.aside}>
      <svg
        width="20"
        height="20"
        viewBox="-10 -10 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle r="8" opacity=".2" />
        <circle r="8" pathLength="60" strokeDasharray={`${seconds} 60`} transform="rotate(-90)" />
      </svg>
      {t('qr.renews', { seconds })}
    </p>
  );
}

/** Reports to the flow whether the panel is visible. */
function useSight(place: RefObject<HTMLElement | null>, tell: (event: QrEvent) => void): void {
  useEffect(() => {
    let inView = false;
    const look = () =>
      tell(inView && document.visibilityState === 'visible' ? { type: 'seen', at: Date.now() } : { type: 'hidden' });
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    if (place.current) observer.observe(place.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [place, tell]);
}
