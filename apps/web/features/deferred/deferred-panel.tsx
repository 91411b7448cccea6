import type { CompiledWords } from '@gatehouse/words/catalogue';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { MessagesProvider } from '../../shell/messages-provider.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../cards/account.module.css';
import { LoadFailed } from './loading-part.tsx';

type Loaded<Props> = { readonly Part: ComponentType<Props>; readonly messages: CompiledWords };
type DeferredPanelProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props; onGiveUp: () => void };

/** A panel whose code and messages are loaded when it opens; the focus then moves to its first field. */
export function DeferredPanel<Props extends object>({ load, props, onGiveUp }: DeferredPanelProps<Props>) {
  const { t } = useMessages();
  const { loaded, failed, again } = useLoaded(load);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loaded) (firstField(place.current) ?? place.current)?.focus();
  }, [loaded]);
  if (loaded) {
    return (
      <div ref={place} className={styles.panel} tabIndex={-1}>
        <MessagesProvider messages={loaded.messages}>
          <loaded.Part {...props} />
        </MessagesProvider>
      </div>
    );
  }
  if (!failed) return <Spinner label={t('form.wait')} />;
  return <LoadFailed onRetry={again} onCancel={onGiveUp} />;
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const { language } = usePage();
  const [loaded, setLoaded] = useState<Loaded<Props>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const loadPart = useEffectEvent(load);
  useEffect(() => {
    setFailed(false);
    Promise.all([loadPart(), deferredMessages(language.value, 'inverse')]).then(
      ([Part, messages]) => setLoaded({ Part, messages }),
      () => setFailed(true),
    );
  }, [language.value, attempt]);
  return { loaded, failed, again: () => setAttempt(attempt + 1) };
}

function firstField(place: HTMLElement | null): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>('input:not([type=hidden], [hidden], :disabled)');
}
