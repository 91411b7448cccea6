import { useRef } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import { BeginAgain } from './begin-again.tsx';
import styles from './partner-sandbox.module.css';
import type { SandboxEvent, SandboxState } from './sandbox-state.ts';

type WaitingStepProps = {
  state: Extract<SandboxState, { step: 'waiting' }>;
  tell: (event: SandboxEvent) => void;
};

/** The answer went to another address than this page, or none has come. */
export function WaitingStep({ state, tell }: WaitingStepProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, state.unreadable ? state : undefined);
  return (
    <Form
      ref={form}
      aria-label={t('partner.waiting')}
      onSubmit={(sent) => tell({ type: 'pasted', text: String(new FormData(sent).get('address') ?? '') })}
    >
      <p>{t('partner.waiting.text', { address: state.request.redirectUri })}</p>
      <TextField
        name="address"
        label={t('partner.pasted')}
        help={t('partner.pasted.help')}
        error={state.unreadable ? t('partner.pasted.unreadable') : undefined}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        ltr
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t('partner.pasted.read')}
        </Button>
        <BeginAgain tell={tell} />
      </div>
    </Form>
  );
}
