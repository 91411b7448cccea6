import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import form from '../forms/form.module.css';
import { UNREACHABLE } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useCountdown } from '../forms/use-countdown.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { CodeMedal } from './code-medal.tsx';
import styles from './qr.module.css';
import { qrEffects } from './qr-effects.ts';
import { type QrEvent, type QrState, qrFlow } from './qr-flow.ts';
import { WhatToScan } from './what-to-scan.tsx';

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
  const seconds = useCountdown(state.step === 'waiting' ? state.code.until : 0);
  return (
    <section ref={place} className={styles.panel} aria-label={t('qr.title')} data-step={state.step}>
      <h2>{t('qr.title')}</h2>
      <Picture state={state} seconds={seconds} />
      <div role="status">
        <StatusText state={state} />
      </div>
      {/* The ring for eyes, words for all; screen readers are not told every second. */}
      {state.step === 'waiting' ? <p className={form.aside}>{t('qr.renews', { seconds })}</p> : null}
      {state.step === 'making' || state.step === 'asleep' ? <p className={form.aside}>{t('qr.making')}</p> : null}
      <SubmitNotice refused={refusedIn(state)} waiting={state.step === 'making'} stays />
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

function Picture({ state, seconds }: { state: QrState; seconds: number }) {
  const { t } = useMessages();
  switch (state.step) {
    case 'waiting':
      return (
        <CodeMedal left={seconds}>
          <Drawn text={state.code.content} label={t('qr.label')} round />
        </CodeMedal>
      );
    case 'scanned':
      return (
        <CodeMedal>
          <strong className={styles.number}>{state.number}</strong>
        </CodeMedal>
      );
    case 'refused':
      return <Sign name="close" />;
    case 'ended':
    case 'stopped':
      return <Sign name="lock" />;
    case 'lost':
      return <Sign name="offline" />;
    case 'done':
      return <Sign name="success" />;
    default:
      return <CodeMedal>{null}</CodeMedal>;
  }
}

/** Not drawn again each second. */
const Drawn = memo(QrCode);

const Sign = ({ name }: { name: IconName }) => (
  <CodeMedal>
    <Icon name={name} size="large" />
  </CodeMedal>
);

function StatusText({ state }: { state: QrState }) {
  const { t } = useMessages();
  switch (state.step) {
    case 'asleep':
    case 'making':
    case 'waiting':
      return <WhatToScan />;
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
    case 'done':
      return <p>{t('login.done')}</p>;
    default:
      return null;
  }
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
