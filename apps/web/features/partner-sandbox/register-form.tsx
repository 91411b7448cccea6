import { useRef, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import { isAbout, refusedBy } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { ApplicationFormProps } from './application-form-props.ts';
import { addressesIn } from './test-client.ts';

type Wrong = { readonly name?: true; readonly addresses?: 'empty' | 'refused' };

const NAME_CHARS = 60;

/** A new test application. */
export function RegisterForm({ state, tell, proposal }: ApplicationFormProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [empty, setEmpty] = useState<Wrong>();
  const refused = state.step === 'application' ? state.refused : undefined;
  const isAddress = refused !== undefined && isAbout(refused, 'redirect_uris');
  const wrong: Wrong | undefined = empty ?? (isAddress ? REFUSED : undefined);
  useFirstWrong(form, wrong);
  const waiting = state.step === 'registering';

  function submit(sent: HTMLFormElement) {
    const typed = new FormData(sent);
    const name = String(typed.get('name') ?? '').trim();
    const redirect_uris = [...addressesIn(String(typed.get('redirect') ?? ''))];
    const missing: Wrong = {
      ...(name === '' ? { name: true } : {}),
      ...(redirect_uris.length === 0 ? { addresses: 'empty' } : {}),
    };
    const isMissing = Object.keys(missing).length > 0;
    setEmpty(isMissing ? missing : undefined);
    if (isMissing || waiting) return;
    tell({ type: 'registerAsked', registration: { name, redirect_uris, confidential: typed.has('secret') } });
  }

  return (
    <Form ref={form} aria-label={t('partner.way.new')} onSubmit={submit}>
      <SubmitNotice refused={refused && !isAddress ? refusedBy(refused) : undefined} waiting={waiting} />
      <TextField
        name="name"
        label={t('partner.name')}
        help={t('partner.name.help')}
        error={wrong?.name ? t('partner.name.empty') : undefined}
        defaultValue={t('partner.name.sample')}
        maxLength={NAME_CHARS}
        autoComplete="off"
      />
      <TextField
        key={proposal.address}
        name="redirect"
        label={t('partner.redirect')}
        help={t('partner.redirect.help')}
        error={wrong?.addresses ? t(`partner.redirect.${wrong.addresses}`) : undefined}
        defaultValue={proposal.address}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        ltr
      />
      <Checkbox name="secret" label={t('partner.confidential')} help={t('partner.confidential.help')} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('partner.registering')}>
        {t('partner.register')}
      </Button>
    </Form>
  );
}

/** One object, so that the form takes the focus once. */
const REFUSED: Wrong = { addresses: 'refused' };
