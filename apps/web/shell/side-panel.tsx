import { Icon } from '../ui/icon.tsx';
import { Seal } from '../ui/seal.tsx';
import { machineLines } from './machine-lines.ts';
import { usePage } from './page-context.tsx';
import { SampleBonus } from './sample-bonus.tsx';
import { ServerPart } from './server-part.tsx';
import styles from './side-panel.module.css';
import { useMessages } from './words.tsx';

/**
 * Beside the form: the official host in large letters, the entity and its licence, and how to avoid fraud, on the
 * site's seal.
 */
export function SidePanel() {
  const { t } = useMessages();
  return (
    <ServerPart
      as="aside"
      name="side-panel"
      className={styles.panel}
      aria-label={t('shell.panel')}
      body={import.meta.env.SSR ? SidePanelBody : null}
    />
  );
}

export function SidePanelBody() {
  const { t } = useMessages();
  const { site, brand, onServer } = usePage();
  const { entity } = site;
  return (
    <>
      <div className={styles.seal}>
        <Seal seal={site.look.seal} size="large" id="site-seal" engraves={onServer?.opensAccounts === true} />
      </div>
      <div className={styles.page}>
        <div className={styles.where}>
          <p className={styles.label}>{t('site.officialHost')}</p>
          <p className={styles.host}>
            <HostName host={site.host} />
          </p>
          <p className={styles.advice}>
            <Icon name="lock" />{' '}
            {onServer?.bot ? t('site.officialHost.miniApp', { bot: onServer.bot }) : t('site.officialHost.help')}
          </p>
        </div>
        {onServer?.opensAccounts ? <SampleBonus label={styles.label} amount={styles.amount} /> : null}
        <dl className={styles.facts}>
          <Fact name={t('shell.panel.site')}>{site.name}</Fact>
          <Fact name={t('shell.panel.entity')}>{entity.name}</Fact>
          {entity.regulator ? <Fact name={t('shell.panel.regulator')}>{entity.regulator}</Fact> : null}
          <Fact name={t('shell.panel.licence')}>{entity.licence}</Fact>
        </dl>
        <p className={styles.machine} aria-hidden="true" dir="ltr">
          {machineLines(brand.name, site.host, entity.name).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </>
  );
}

/** The host with breaks between its labels only, so that it can be compared. */
function HostName({ host }: { host: string }) {
  return (
    <bdi dir="ltr" data-says="host">
      {host.split(/(?=[.:])/).map((label, place) => (
        // A host may repeat a label.
        <span key={place}>{label}</span>
      ))}
    </bdi>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
