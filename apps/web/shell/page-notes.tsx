import { Notice } from '../ui/notice.tsx';
import { AccountsElsewhere } from './accounts-elsewhere.tsx';
import { usePage } from './page-context.tsx';
import { ServerPart } from './server-part.tsx';
import { useMessages } from './words.tsx';

/** Notices at the top of a page: of the operator (LOGIN-12), of a demo login (ROUTE-13), of the mini-app (LOGIN-09), and that forms need scripts. */
export function PageNotes() {
  return <ServerPart as="div" name="top" body={import.meta.env.SSR ? Body : null} />;
}

function Body() {
  const { t } = useMessages();
  const { name, onServer, variant, access } = usePage();
  const { notice } = onServer ?? {};
  return (
    <>
      {notice ? (
        <div>
          <Notice>{notice}</Notice>
        </div>
      ) : null}
      {variant.demoAccount ? (
        <div>
          <Notice>{t('login.demo')}</Notice>
        </div>
      ) : null}
      {access.loginOnly && name === 'login' ? (
        <div>
          <AccountsElsewhere />
        </div>
      ) : null}
      <NotLive />
      <NoScript />
    </>
  );
}

/** Shown by the early script if the page's scripts fail to load. */
function NotLive() {
  const { t } = useMessages();
  return (
    <div className="not-live" role="alert">
      <Notice kind="danger">
        {t('shell.notLive.text')}{' '}
        <a href="?" data-opens="reload">
          {t('shell.notLive.again')}
        </a>
      </Notice>
    </div>
  );
}

/** Without scripts the forms cannot work, and nothing typed is ever sent: the notice comes first. */
function NoScript() {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <noscript>
      <Notice kind="warning" title={t('shell.noScript.title')}>
        {t('shell.noScript.text', { host: site.host })}
      </Notice>
    </noscript>
  );
}
