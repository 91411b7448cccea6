import { useRef, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import type { ApplicationFormProps } from './application-form-props.ts';
import { addressesIn } from './test-client.ts';

type Wrong = { readonly clientId?: true; readonly redirect?: true };

/** An application that is registered already. */
export function ExistingForm({ tell, proposal }: Pick<ApplicationFormProps, 'tell' | 'proposal'>) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>();
  useFirstWrong(form, wrong);

  function submit(sent: HTMLFormElement) {
    const typed = new FormData(sent);
    const clientId = String(typed.get('client') ?? '').trim();
    const redirectUris = addressesIn(String(typed.get('redirect') ?? ''));
    const missing: Wrong = {
      ...(clientId === '' ? { clientId: true } : {}),
      ...(redirectUris.length === 0 ? { redirect: true } : {}),
    };
    const isMissing = Object.keys(missing).length > 0;
    setWrong(isMissing ? missing : undefined);
    if (!isMissing)
      tell({ type: 'clientGiven', client: { clientId, redirectUris, confidential: typed.has('secret') } });
  }

  return (
    <Form ref={form} aria-label={t('partner.way.existing')} onSubmit={submit}>
      <TextField
        name="client"
        label={t('partner.clientId')}
        help={t('partner.clientId.help')}
        error={wrong?.clientId ? t('partner.clientId.empty') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ltr
      />
      <TextField
        key={proposal.address}
        name="redirect"
        label={t('partner.redirect')}
        help={t('partner.redirect.existing')}
        error={wrong?.redirect ? t('partner.redirect.empty') : undefined}
        defaultValue={proposal.address}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        ltr
      />
      <Checkbox name="secret" label={t('partner.hasSecret')} help={t('partner.hasSecret.help')} />
      <Button type="submit" variant="primary" wide>
        {t('partner.use')}
      </Button>
    </Form>
  );
}
