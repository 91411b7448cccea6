import type { AccountOverview } from '@gatehouse/contract/account/account';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import styles from '../../features/cards/account.module.css';
import { useTimeText } from '../../features/cards/use-time-text.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import type { AccountData } from './load.ts';

/** Which account this is, and the legal entity behind the site. */
export function AccountFacts({ account }: { account: AccountOverview }) {
  const { t, find } = useMessages();
  const { site, data, language } = usePage<AccountData>();
  const time = useTimeText();
  const { id, parent, member_since: since, identity } = account;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('account.number')}</dt>
        <dd className={styles.number}>
          {String(id)}
          {parent ? <span className={styles.mark}>{t('account.subOf', { number: String(parent) })}</span> : null}
        </dd>
      </div>
      {data.boundTo === null ? null : (
        <div>
          <dt>{t('account.boundTo')}</dt>
          <dd className={styles.number}>{data.boundTo}</dd>
        </div>
      )}
      <div>
        <dt>{t('account.entity')}</dt>
        <dd>{site.entity.name}</dd>
      </div>
      <div>
        <dt>{t('account.since')}</dt>
        <dd>
          <time dateTime={new Date(since).toISOString()} suppressHydrationWarning>
            {time(since)}
          </time>
        </dd>
      </div>
      <div>
        <dt>{t('account.identity')}</dt>
        <dd>
          {find(`account.identity.${identity.state}`) ?? t('account.identity.none')}
          <a href={withLanguage(language.value, PERSONAL_PAGE_PATH)}>
            {t(
              identity.state === 'none' || identity.state === 'refused'
                ? 'account.identity.do'
                : 'account.identity.see',
            )}
          </a>
        </dd>
      </div>
    </dl>
  );
}
