import { withLanguage } from '@gatehouse/rules/language/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { openOutside } from './open-outside.ts';

/** LOGIN-09: where accounts are opened, why not here, and the way there. */
export function Elsewhere() {
  const { t } = useMessages();
  const { site, locale } = usePage();
  const href = site.origin + withLanguage(locale.value, site.paths.register);
  return (
    <Notice
      title={t('telegram.elsewhere.title')}
      actions={
        <LinkButton compact href={href} target="_blank" rel="noopener" onClick={openOutside}>
          {t('telegram.elsewhere.open')}
        </LinkButton>
      }
    >
      {t('telegram.elsewhere.text', { host: site.host })}
    </Notice>
  );
}
