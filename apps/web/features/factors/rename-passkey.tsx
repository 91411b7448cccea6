import { type PasskeyRow, passkeyRename } from '@gatehouse/contract/account/factors';
import { PASSKEY_NAME_CHARS } from '@gatehouse/contract/account/passkey-name';
import { codes } from '@gatehouse/contract/errors/codes';
import { useRef, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import { type Refused, refusedBy } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import type { PanelProps } from './set-up-app.tsx';

/** The form that renames a passkey. */
export function RenamePasskey({ passkey, onDone, onCancel }: PanelProps & { passkey: PasskeyRow }) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const { wrong, refused, waiting, save, dialog } = useSave(passkey, onDone);
  useFirstWrong(form, wrong);
  return (
    <>
      <Form ref={form} onSubmit={(sent) => void save(String(new FormData(sent).get('name') ?? ''))}>
        <TextField
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_CHARS}
          required
          defaultValue={passkey.name}
          label={t('factorsForm.rename.name')}
          help={t('factorsForm.rename.help')}
          error={wrong ? t(`factorsForm.rename.${wrong.why}`) : undefined}
        />
        <SubmitNotice refused={refused} waiting={waiting} />
        <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('factors.working')}>
          {t('factorsForm.rename.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      </Form>
      {dialog}
    </>
  );
}

function useSave({ passkey_id }: PasskeyRow, onDone: PanelProps['onDone']) {
  const { t } = useMessages();
  const { ask, dialog } = usePrivateCall();
  const [wrong, setWrong] = useState<{ readonly why: 'empty' | 'shape' }>();
  const [refused, setRefused] = useState<Refused>();
  const [waiting, setWaiting] = useState(false);
  async function save(typed: string) {
    if (waiting) return;
    const name = typed.trim();
    setRefused(undefined);
    setWrong(name ? undefined : { why: 'empty' });
    if (!name) return;
    setWaiting(true);
    const answer = await ask(passkeyRename, { passkey_id, name });
    setWaiting(false);
    if (answer.ret_code === codes.success) onDone(t('factors.passkey.renamed'));
    else if (answer.ret_code === codes.invalidField) setWrong({ why: 'shape' });
    else setRefused(refusedBy(answer));
  }
  return { wrong, refused, waiting, save, dialog };
}
