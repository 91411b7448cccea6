import type { ConsentPurpose, OutsideScript, Purpose } from '@gatehouse/rules/site/brand';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './settings.module.css';
import { useUses } from './use-uses.ts';

type PurposesProps = {
  /** The purposes that the site uses. */
  purposes: readonly ConsentPurpose[];
  granted: readonly ConsentPurpose[];
  onChange: (purpose: ConsentPurpose, on: boolean) => void;
};

/** Each purpose with its switch, its description and its uses. */
export function Purposes({ purposes, granted, onChange }: PurposesProps) {
  const { t } = useMessages();
  return (
    <ul className={styles.purposes}>
      <li className={styles.purpose}>
        <div className={styles.always}>
          <strong>{t('consent.necessary')}</strong>
          <span className={styles.quiet}>{t('consent.always')}</span>
        </div>
        <p className={styles.quiet}>{t('consent.necessary.text')}</p>
        <Uses purpose="necessary" />
      </li>
      {purposes.map((purpose) => (
        <li key={purpose} className={styles.purpose}>
          <Switch
            name={purpose}
            label={t(`consent.${purpose}`)}
            help={t(`consent.${purpose}.text`)}
            checked={granted.includes(purpose)}
            onChange={(on) => onChange(purpose, on)}
          />
          <Uses purpose={purpose} />
        </li>
      ))}
    </ul>
  );
}

/** The scripts of a purpose with their hosts, and all names stored for it. */
function Uses({ purpose }: { purpose: Purpose }) {
  const { t } = useMessages();
  const { scripts, own, sinks } = useUses()(purpose);
  return (
    <details className={styles.uses}>
      <summary>{t('consent.uses')}</summary>
      <ul>
        {own.length > 0 ? (
          <li>
            {t('consent.uses.own')}
            <Names names={own} />
          </li>
        ) : null}
        {sinks.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {scripts.map((script) => (
          <li key={script.id}>
            <ScriptName script={script} />
            <Names names={script.stores} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ScriptName({ script: { id, src } }: { script: OutsideScript }) {
  const { t } = useMessages();
  const { site } = usePage();
  return t('consent.uses.script', { name: id, host: new URL(src, site.origin).host });
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <span className={styles.names}>
      {names.map((name) => (
        <code key={name} className={styles.name} dir="ltr">
          {name}
        </code>
      ))}
    </span>
  );
}
