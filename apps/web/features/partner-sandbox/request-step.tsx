import { type FormEvent, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Form } from '../forms/form.tsx';
import { CodeBlock } from './code-block.tsx';
import { Facts } from './facts.tsx';
import styles from './partner-sandbox.module.css';
import { authorizationAddress, OFFLINE_ACCESS, OPENID, parametersOf } from './protocol/authorization-request.ts';
import type { SandboxEvent, SandboxState } from './sandbox-state.ts';

const FIRST_SCOPES: readonly string[] = [OPENID, 'profile', 'email', OFFLINE_ACCESS];

type RequestStepProps = {
  state: Extract<SandboxState, { step: 'asking' }>;
  tell: (event: SandboxEvent) => void;
};

/** The second step: what is asked for, and the request as it will be sent. */
export function RequestStep({ state: { client, metadata, proof, unstored }, tell }: RequestStepProps) {
  const { t, find } = useMessages();
  const offered = metadata.scopes_supported;
  const [scopes, setScopes] = useState(() => offered.filter((scope) => FIRST_SCOPES.includes(scope)));
  const [redirectUri, setRedirectUri] = useState(client.redirectUris[0] ?? '');
  const request = { ...proof, clientId: client.clientId, redirectUri, scopes };
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget).getAll('scope');
    setScopes(offered.filter((scope) => chosen.includes(scope)));
  };
  return (
    <Form
      aria-label={t('partner.request.title')}
      onChange={choose}
      onSubmit={() => {
        if (scopes.length > 0) tell({ type: 'sent', request });
      }}
    >
      <fieldset className={styles.scopes}>
        <legend>{t('partner.scopes')}</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            name="scope"
            value={scope}
            defaultChecked={FIRST_SCOPES.includes(scope)}
            label={<code>{scope}</code>}
            help={find(`oauthScope.${scope}`)}
          />
        ))}
      </fieldset>
      {client.redirectUris.length > 1 ? (
        <SelectField
          name="redirect"
          label="redirect_uri"
          none={client.redirectUris[0] ?? ''}
          choices={client.redirectUris.slice(1).map((value) => ({ value, label: value }))}
          onChange={({ currentTarget: { value } }) => setRedirectUri(value || (client.redirectUris[0] ?? ''))}
        />
      ) : null}
      <div className={styles.wide}>
        <p>{t('partner.request.text')}</p>
        <Facts
          facts={parametersOf(request).map(([name, value]) => ({
            ...{ name, value, meaning: t(`partner.parameter.${name}`) },
          }))}
        />
        <Facts
          facts={[{ name: 'code_verifier', value: proof.verifier, meaning: t('partner.parameter.code_verifier') }]}
        />
        <CodeBlock label={t('partner.address')} text={authorizationAddress(metadata, request)} />
        {unstored ? (
          <Notice kind="danger" role="alert">
            {t('partner.unstored')}
          </Notice>
        ) : null}
        {scopes.length === 0 ? (
          <Notice kind="warning" role="status">
            {t('partner.scopes.none')}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" aria-disabled={scopes.length === 0 || undefined}>
            {t('partner.send')}
          </Button>
          <Button variant="quiet" onClick={() => tell({ type: 'startedOver' })}>
            {t('partner.startOver')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
