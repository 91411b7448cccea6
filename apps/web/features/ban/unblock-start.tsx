import type { BanInfo } from '@gatehouse/contract/recovery/ban';
import { useCallback, useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { NameField } from '../forms/name-field.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { lookUp } from './ban-calls.ts';
import { WriteToUs } from './end-screen.tsx';
import { LockEndCard } from './lock-end.tsx';
import type { StartProps } from './lock-start.tsx';
import { lockEnd } from './unblock-flow.ts';
import { ByUs, NotLocked } from './unblock-screens.tsx';
import { useBegin } from './use-begin.ts';

/**
 * BAN-02: after a refused login, the token in the browser lets the server tell the state of the account. Other visitors name an
 * account and learn nothing about it.
 */
export function UnblockStart({ onBegun }: StartProps) {
  const begin = useBegin('unblock', onBegun);
  return (
    <Form id="unblock" aria-labelledby="unblock-title" ref={begin.form} onSubmit={begin.submit}>
      <Standing begin={begin} />
    </Form>
  );
}

function Standing({ begin }: Beginning) {
  const { t } = useMessages();
  const { site } = usePage();
  const info = useLookUp();
  if (site.selfUnblock === false) return <ByUs id="unblock-title" />;
  if (info === 'looking') {
    return (
      <>
        <Head intro={t('unblock.start.looking')} />
        <Spinner size="large" />
      </>
    );
  }
  if (info && !info.is_baned) return <NotLocked id="unblock-title" />;
  if (info && !info.is_self_help_baned) return <ByUs id="unblock-title" />;
  if (info) return <Known info={info} begin={begin} />;
  return (
    <>
      <Head intro={t('unblock.start.intro')} />
      <NameField id="unblock-account" wrong={begin.wrong} />
      <Submit begin={begin} />
    </>
  );
}

function Head({ intro }: { intro: string }) {
  const { t } = useMessages();
  return (
    <header className={styles.head}>
      <h1 id="unblock-title" tabIndex={-1}>
        {t('unblock.start.title')}
      </h1>
      <p className={styles.intro}>{intro}</p>
    </header>
  );
}

type Beginning = { readonly begin: ReturnType<typeof useBegin> };

function Submit({ begin: { refused, waiting } }: Beginning) {
  const { t } = useMessages();
  return (
    <>
      <SubmitNotice refused={refused} waiting={waiting} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('unblock.start.waiting')}>
        {t('unblock.start.submit')}
      </Button>
    </>
  );
}

/** The account is known: only the wait and the verification remain. */
function Known({ info, begin }: { readonly info: BanInfo } & Beginning) {
  const { t } = useMessages();
  const [end] = useState(() => lockEnd(info));
  const [isOver, setOver] = useState(end.leftMs === 0);
  const over = useCallback(() => setOver(true), []);
  if (isOver) {
    return (
      <>
        <Head intro={t('unblock.start.open')} />
        <Submit begin={begin} />
      </>
    );
  }
  return (
    <>
      <Head intro={t('unblock.wait.text')} />
      <LockEndCard end={end} onOver={over} />
      <p className={styles.intro}>{t('unblock.wait.return')}</p>
      <WriteToUs />
    </>
  );
}

/** Undefined without the token of a login that was refused after a right password. */
function useLookUp(): BanInfo | 'looking' | undefined {
  const page = usePage();
  const asks = page.variant.fromScene === 'login' && page.site.selfUnblock !== false;
  const [info, setInfo] = useState<BanInfo | 'looking' | undefined>(asks ? 'looking' : undefined);
  useEffect(() => {
    if (!asks) return;
    const leaving = new AbortController();
    lookUp(page, leaving.signal).then(setInfo, () => setInfo(undefined));
    return () => leaving.abort();
  }, [asks, page]);
  return info;
}
