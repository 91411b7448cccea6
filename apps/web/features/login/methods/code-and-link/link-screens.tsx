import { withLanguage } from '@gatehouse/rules/language/path-language';
import type { ReactNode } from 'react';
import { usePage } from '../../../../shell/page-context.tsx';
import { Rich, useMessages } from '../../../../shell/words.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from '../../../forms/form.module.css';
import { strong } from '../../../forms/strong.tsx';
import type { LinkOver, LinkState } from './link-state.ts';

function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {children ? <p className={styles.intro}>{children}</p> : null}
    </header>
  );
}

/** The text above the buttons. */
export function LinkScreen({ state }: { state: LinkState }) {
  const { t } = useMessages();
  const { brand, site } = usePage();
  const values = { brand: brand.name, site: site.name };
  if (state.step === 'confirm' || state.step === 'checking') {
    if (state.here) return <Head title={t('loginLink.title', values)}>{t('loginLink.text')}</Head>;
    return (
      <>
        <Head title={t('loginLink.device.title')}>{t('loginLink.device.text')}</Head>
        <Notice kind="warning" icon="device">
          {t('loginLink.device.warning')}
        </Notice>
      </>
    );
  }
  if (state.step === 'arrived') {
    const who = state.who || undefined;
    return (
      <Head title={t('loginLink.arrived.title')}>
        {who ? <Rich id="loginLink.arrived.text" values={{ who }} tags={{ strong }} /> : null}
      </Head>
    );
  }
  return (
    <div role="status">
      <Head title={t(state.step === 'done' ? 'loginLink.done' : 'loginLink.looking')}>{t('form.wait')}</Head>
    </div>
  );
}

/** A link that cannot be used, with a link to request a new one. */
export function LinkOverScreen({ why }: { why: LinkOver }) {
  const { t } = useMessages();
  const { site, language } = usePage();
  return (
    <>
      <div role="alert">
        <Head title={t(`loginLink.${why}.title`)}>{t(`loginLink.${why}.text`)}</Head>
      </div>
      <LinkButton variant="primary" wide href={withLanguage(language.value, site.paths.login)}>
        {t('loginLink.again')}
      </LinkButton>
    </>
  );
}
