import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { openidPaths } from '@gatehouse/contract/oauth/endpoints';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import form from '../forms/form.module.css';

/** OAUTH-04: the way out of a frame, for browsers that store nothing there and logins that no frame can have: a window of its own. */
export function OwnWindow() {
  const { t } = useMessages();
  const { oauth } = usePage();
  const query = new URLSearchParams(oauth?.search);
  query.delete(INTERACTION_PARAMETER);
  return (
    <p className={form.aside}>
      <a href={`${openidPaths.authorization}?${query}`} target="_blank" rel="noopener">
        {t('oauth.window')}
      </a>
    </p>
  );
}
