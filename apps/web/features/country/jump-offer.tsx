import { jumpAddress } from '@gatehouse/rules/region/site-jump';
import { transferParamsOf } from '@gatehouse/rules/region/transfer-params';
import type { Site } from '@gatehouse/rules/site/site';
import { type MouseEvent, useEffect, useRef } from 'react';
import { searchToCarry } from '../../platform/attribution/attribution.ts';
import { type PageFrame, usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { jump } from '../sign-in/jump-with-session.ts';
import styles from './country.module.css';
import type { Countries, Country } from './country-list.ts';

type Props = { country: Country; countries: Countries; onClose: () => void; onBack: () => void };

/** The second step: which site serves the country, what is transferred and what is not, and the choice. */
export function JumpOffer({ country, countries, onClose, onBack }: Props) {
  const { t } = useMessages();
  const { choice, blocked, host = '' } = country;
  const to = choice.kind === 'elsewhere' ? choice.to : undefined;
  const said = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone; screen readers read the new text from here.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <div className={styles.back}>
        <Button variant="quiet" compact icon="back" onClick={onBack}>
          {t('country.back')}
        </Button>
      </div>
      <div ref={said} tabIndex={-1} className={styles.said}>
        <p>
          <Explanation to={to} host={host} blocked={blocked} />
        </p>
      </div>
      {to ? (
        <Choices to={to} host={host} blocked={blocked} countries={countries} onClose={onClose} />
      ) : (
        <Button onClick={onClose}>{t('country.stay')}</Button>
      )}
    </>
  );
}

function Explanation({ to, host, blocked }: { to: Site | undefined; host: string; blocked: boolean }) {
  const { t } = useMessages();
  if (!to) return t('country.blocked.text');
  const values = { host, entity: to.entity.name };
  return blocked ? t('country.blocked.elsewhere', values) : t('country.elsewhere', values);
}

type ChoicesProps = { to: Site; host: string; blocked: boolean; countries: Countries; onClose: () => void };

function Choices({ to, host, blocked, countries, onClose }: ChoicesProps) {
  const { t, find } = useMessages();
  const page = usePage();
  const way = {
    from: countries.site,
    to,
    locale: page.language.value,
    path: blocked ? page.site.paths.login : targetPath(page),
    search: searchToCarry(Date.now()),
  };
  const href = jumpAddress(countries.brand, way).value;
  const { along, not, language } = transferParamsOf(href, page.language);
  const values = { language: language.label };
  const wordsOf = (prefix: string, items: readonly string[]) =>
    items.map((item) => find(`${prefix}.${item}`, values) ?? '');
  return (
    <>
      <div className={styles.transferParams}>
        {along.length > 0 ? (
          <Items title={t('wall.along')} icon="success" items={wordsOf('wall.along', along)} />
        ) : null}
        <Items title={t('wall.not')} icon="close" items={wordsOf('wall.not', not)} />
      </div>
      <div className={styles.ways}>
        <Button onClick={onClose}>{t('country.stay')}</Button>
        <LinkButton variant="primary" href={href} onClick={(event) => leave(event, page, href)}>
          {t('country.go', { host })}
        </LinkButton>
      </div>
    </>
  );
}

/** SESS-07: a logged-in user stays logged in on the other site. */
function leave(event: MouseEvent, page: PageFrame, href: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void jump(page, href);
}

/** Pages that explain why this site is closed lead to login or registration on the other site, not to the same page there. */
function targetPath({ name, site }: PageFrame): string {
  if (name === 'unavailable') return site.paths.register;
  return name === 'compliance-wall' ? site.paths.login : location.pathname;
}

function Items({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
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
