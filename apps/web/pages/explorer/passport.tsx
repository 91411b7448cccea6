import { localeOf } from '@gatehouse/rules/site/locale';
import { Seal } from '../../ui/seal.tsx';
import type { SiteNames } from './page.ts';
import styles from './passport.module.css';
import type { Explorer } from './use-explorer.ts';

const kinds = { global: 'Main site', testnet: 'Test site', regional: 'Regional site' } as const;

/** The site, seal, legal entity and licence, as the page itself names them. */
export function Passport({ explorer, siteNames }: { explorer: Explorer; siteNames: SiteNames }) {
  const { exploration } = explorer;
  const { site } = exploration;
  const locale = localeOf(exploration.answers.find(({ id }) => id === 'language')?.value as string);
  return (
    <header className={styles.passport}>
      <div className={styles.seal}>
        <Seal key={site.id} seal={site.look.seal} size="large" />
      </div>
      <p className={styles.kind}>{kinds[site.kind]}</p>
      <h1 className={styles.name}>
        {siteNames[site.id]} <span className={styles.id}>{site.id}</span>
      </h1>
      <p className={styles.entity}>{site.entity.name}</p>
      <p className={styles.licence}>{site.entity.licence}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Official host</dt>
          <dd>{site.hosts[0]}</dd>
        </div>
        <div>
          <dt>Language</dt>
          <dd lang={locale?.tag} dir={locale?.dir}>
            {locale?.label} <small>{locale?.value}</small>
          </dd>
        </div>
        {site.entity.regulator ? (
          <div>
            <dt>Regulator</dt>
            <dd>{site.entity.regulator}</dd>
          </div>
        ) : null}
        <div>
          <dt>Environment</dt>
          <dd>{site.environment}</dd>
        </div>
      </dl>
    </header>
  );
}
