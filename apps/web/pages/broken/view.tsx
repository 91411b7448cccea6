import { withLanguage } from '@gatehouse/rules/language/path-language';
import { useEffect } from 'react';
import { reloadWhenAnswered } from '../../platform/loading/reload-when-answered.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Prose } from '../prose.tsx';

export function View() {
  const { t } = useMessages();
  const { language, site } = usePage();
  useEffect(reloadWhenAnswered, []);
  return (
    <Prose title={t('broken.title')} lead={t('broken.text')}>
      <div className={styles.actions}>
        {/* An empty address is this page's own, with its query. */}
        <LinkButton variant="primary" href="">
          {t('broken.action')}
        </LinkButton>
        <LinkButton href={withLanguage(language.value, '/')}>{t('broken.home')}</LinkButton>
        <LinkButton variant="quiet" href={site.links.help}>
          {t('broken.help')}
        </LinkButton>
      </div>
    </Prose>
  );
}
