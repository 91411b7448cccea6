import { useMessages } from '../../shell/words.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The field for the account's address or number. */
export function NameField({ id, wrong }: { id: string; wrong: 'empty' | 'shape' | undefined }) {
  const { t } = useMessages();
  return (
    <TextField
      id={id}
      name="account"
      inputMode="email"
      ltr
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      label={t('form.account')}
      error={wrong && t(wrong === 'empty' ? 'form.account.empty' : 'form.account.invalid')}
    />
  );
}
