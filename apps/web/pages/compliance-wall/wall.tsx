import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Seal } from '../../ui/seal.tsx';
import prose from '../prose.module.css';
import type { WallData } from './load.ts';
import styles from './wall.module.css';

/** The site of the verified country, what is transferred and what is not, and the choices. */
export function Wall() {
  const { t } = useMessages();
  const { brand, data, site } = usePage<WallData>();
  return (
    <article className={prose.prose}>
      <header className={prose.head}>
        <h1>{t('wall.title')}</h1>
        <p className={prose.lead}>{t('wall.lead', { country: data.country, brand: brand.name })}</p>
      </header>
      {data.failed ? <Notice kind="danger">{t('wall.logOut.failed')}</Notice> : null}
      <Crossing />
      <div className={styles.ways}>
        <LinkButton variant="primary" wide href={data.href} data-jump="">
          {t('wall.go', { host: data.to.host })}
        </LinkButton>
        <div className={styles.others}>
          {data.forced ? null : <Answer answer="stay">{t('wall.stay')}</Answer>}
          <Answer answer="log-out">{t('wall.logOut')}</Answer>
        </div>
        <p className={prose.quiet}>{data.forced ? t('wall.forced') : t('wall.choice')}</p>
      </div>
      <TransferParams />
      <div className={prose.quiet}>
        <p>
          {t('wall.wrong')} <a href={site.links.help}>{t('wall.help')}</a>
        </p>
        {data.reference ? (
          <p>
            {t('wall.reference')} <bdi className={styles.reference}>{data.reference}</bdi>
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** Both sites with their seals, one below the other, and an arrow between them. */
function Crossing() {
  const { t } = useMessages();
  const { site, data } = usePage<WallData>();
  const { to } = data;
  return (
    <dl className={styles.crossing}>
      <div className={styles.place}>
        <Seal seal={site.look.seal} size="small" />
        <dt>{t('wall.from')}</dt>
        <dd className={styles.name}>{site.name}</dd>
        <dd className={styles.host}>
          <bdi>{site.host}</bdi>
        </dd>
      </div>
      <div className={`${styles.place} ${styles.other}`}>
        <Seal seal={to.seal} size="small" hue={to.hue} />
        <dt>{t('wall.to')}</dt>
        <dd className={styles.name}>{to.name ?? t('site.global')}</dd>
        <dd className={styles.host}>
          <bdi>{to.host}</bdi>
        </dd>
        <dd className={styles.host}>{to.entity}</dd>
      </div>
    </dl>
  );
}

function TransferParams() {
  const { t, find } = useMessages();
  const { transferParams } = usePage<WallData>().data;
  const values = { language: transferParams.language.label };
  const along = transferParams.along.map((item) => find(`wall.along.${item}`, values) ?? '');
  const not = transferParams.not.map((item) => find(`wall.not.${item}`, values) ?? '');
  return (
    <div className={styles.transferParams}>
      {along.length > 0 ? <List title={t('wall.along')} icon="success" items={along} /> : null}
      <List title={t('wall.not')} icon="close" items={not} />
    </div>
  );
}

function List({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size="small" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ answer, children }: { answer: 'stay' | 'log-out'; children: ReactNode }) {
  const { data } = usePage<WallData>();
  return (
    <form id={`wall-${answer}`} method="post" action={data.answers}>
      <input type="hidden" name="answer" value={answer} />
      <Button type="submit" wide>
        {children}
      </Button>
    </form>
  );
}
