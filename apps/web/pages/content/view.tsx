import { withLanguage } from '@gatehouse/rules/language/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Prose } from '../prose.tsx';

export function View() {
  const { t, find } = useMessages();
  const { path, brand, site, language } = usePage();
  const title = find(`content${path.replace('/', '.')}.title`, { brand: brand.name }) ?? brand.name;
  return (
    <Prose title={title} lead={t('content.empty')}>
      <div className={styles.actions}>
        <LinkButton variant="primary" href={site.origin + withLanguage(language.value, '/')}>
          {t('content.home')}
        </LinkButton>
        <LinkButton href={site.links.help}>{t('content.help')}</LinkButton>
      </div>
    </Prose>
  );
}
