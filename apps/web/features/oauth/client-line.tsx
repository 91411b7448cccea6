import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import form from '../forms/form.module.css';

/** OAUTH-03: which application the login or registration is for, and whether the operator has checked who is behind it. */
export function ClientLine() {
  const { t } = useMessages();
  const { oauth, brand } = usePage();
  const client = oauth?.client;
  if (!client) return null;
  return (
    <>
      <span>
        <Rich
          id="oauth.to"
          values={{ client: client.name }}
          tags={{
            name: (children) => (
              <strong>
                <bdi>{children}</bdi>
              </strong>
            ),
          }}
        />
      </span>
      <span className={form.aside}>
        <Icon name={client.verified ? 'success' : 'info'} size="small" />
        {t(client.verified ? 'oauth.to.verified' : 'oauth.to.unverified', { brand: brand.name })}
      </span>
    </>
  );
}
