import { consentPurposes } from '@gatehouse/rules/consent/consent';
import type { OutsideScript, Purpose } from '@gatehouse/rules/site/brand';
import { ownStores } from '../../platform/storage/own-storage.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useReportSinks } from '../../shell/report-sinks.ts';
import { useMessages } from '../../shell/words.tsx';
import styles from '../prose.module.css';
import { Stored } from './stored.tsx';

/** SHELL-06: what needs consent, by purpose: the product's own stores and the brand's scripts. */
export function OptionalPurposes() {
  const { t } = useMessages();
  const { brand } = usePage();
  const reports = useReportSinks();
  return consentPurposes.map((purpose) => {
    const scripts = (brand.scripts ?? []).filter((script) => script.purpose === purpose);
    return (
      <div key={purpose} className={styles.section}>
        <h3>{t(`consent.${purpose}`)}</h3>
        <p>{t(`consent.${purpose}.text`)}</p>
        {purpose === 'analytics' ? reports.map((sentence) => <p key={sentence}>{sentence}</p>) : null}
        <Stored purpose={purpose} />
        {scripts.length > 0 ? <Scripts scripts={scripts} /> : null}
        {scripts.length === 0 && !hasOwn(purpose) ? <p className={styles.quiet}>{t('consent.uses.none')}</p> : null}
      </div>
    );
  });
}

function hasOwn(purpose: Purpose): boolean {
  return ownStores.some((store) => store.purpose === purpose);
}

function Scripts({ scripts }: { scripts: readonly OutsideScript[] }) {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <dl className={styles.stored}>
      {scripts.map(({ id, src, stores }) => (
        <div key={id}>
          <dt>
            {t('legal.cookies.script', { host: new URL(src, site.origin).host })}{' '}
            <code className={styles.address}>{id}</code>
          </dt>
          <dd>
            {stores.length > 0
              ? t('legal.cookies.script.stores', { names: stores.join(', ') })
              : t('legal.cookies.script.storesNothing')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
