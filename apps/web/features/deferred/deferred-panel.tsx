import type { CompiledWords } from '@gatehouse/words/catalogue';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../cards/account.module.css';

type Loaded<Props> = { readonly Part: ComponentType<Props>; readonly words: CompiledWords };
type DeferredPanelProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props; onGiveUp: () => void };

/** Something that opens in its place when it is asked for, with its code and words; the focus goes to its first field. */
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
        <WithMessages words={loaded.words}>
          <loaded.Part {...props} />
        </WithMessages>
      </div>
    );
  }
  if (!failed) return <Spinner label={t('form.wait')} />;
  return (
    <Notice
      kind="danger"
      role="alert"
      actions={
        <>
          <Button compact onClick={again}>
            {t('shell.retry')}
          </Button>
          <Button compact variant="quiet" onClick={onGiveUp}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      {t('shell.part.late')}
    </Notice>
  );
}

function WithMessages({ words, children }: { words: CompiledWords; children: React.ReactNode }) {
  const page = usePage();
  const frame = useMemo(() => ({ ...page, words: { ...words, ...page.words } }), [page, words]);
  return <PageProvider frame={frame}>{children}</PageProvider>;
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const { locale } = usePage();
  const [loaded, setLoaded] = useState<Loaded<Props>>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(load);
  const again = useCallback(() => {
    setFailed(false);
    Promise.all([latest.current(), deferredMessages(locale.value, 'inverse')]).then(
      ([Part, words]) => setLoaded({ Part, words }),
      () => setFailed(true),
    );
  }, [locale]);
  useEffect(again, [again]);
  return { loaded, failed, again };
}

function firstField(place: HTMLElement | null): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>('input:not([type=hidden], [hidden], :disabled)');
}
