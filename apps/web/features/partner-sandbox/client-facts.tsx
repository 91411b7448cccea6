import { dateFormat } from '@gatehouse/rules/site/date-format';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeBlock } from './code-block.tsx';
import { Facts } from './facts.tsx';
import type { TestClient } from './test-client.ts';

/** The application that is tried, and its secret while the page has it. */
export function ClientFacts({ client }: { client: TestClient }) {
  const { t } = useMessages();
  const { language } = usePage();
  const { clientId, redirectUris, confidential, registered } = client;
  const days = dateFormat(language.tag, { dateStyle: 'medium' });
  return (
    <>
      <Facts
        facts={[
          { name: 'client_id', value: clientId },
          ...redirectUris.map((value) => ({ name: 'redirect_uri', value })),
          { name: 'token_endpoint_auth_method', value: confidential ? 'client_secret_basic' : 'none' },
        ]}
      />
      {registered ? <p>{t('partner.registered', { date: days.format(registered.expiresAt) })}</p> : null}
      {registered?.secret ? (
        <Notice kind="warning" title={t('partner.secret.once')}>
          <CodeBlock label="client_secret" text={registered.secret} />
          <p>{t('partner.secret.once.text')}</p>
        </Notice>
      ) : null}
    </>
  );
}
