import { type RefObject, useEffect } from 'react';
import { getPlatform } from '../../platform/page/browser.ts';
import { type PageFrame, usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import { NewPassword } from '../forms/new-password.tsx';
import { checkNewPassword } from '../forms/new-password-problem.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { SubAccountsEvent, SubAccountsState, SubForm, WrongSub } from './sub-accounts-flow.ts';

type FormProps = {
  state: Extract<SubAccountsState, { step: 'form' | 'saving' }>;
  tell: (event: SubAccountsEvent) => void;
  form: RefObject<HTMLFormElement | null>;
};

/** The form of a new sub-account, or of the new password of an existing one. */
export function SubAccountForm({ state, tell, form }: FormProps) {
  const { t } = useMessages();
  const page = usePage();
  const { wrong, refused } = state.step === 'form' ? state : {};
  const waiting = state.step === 'saving';
  const isNew = state.form.kind === 'create';
  const title = isNew ? t('subAccounts.form.create') : t('subAccounts.form.password', { name: nameOf(state) });
  useFirstWrong(form, wrong && state);
  useEffect(() => {
    getPlatform(page).prepare();
    form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [page, form]);
  return (
    <Form
      ref={form}
      aria-label={title}
      onSubmit={(sent) => tell({ type: 'given', wrong: checkForm(sent, state.form, page) })}
    >
      <h3>{title}</h3>
      {isNew ? <NameField wrong={wrong?.name} /> : <p>{t('subAccounts.form.password.text')}</p>}
      <NewPassword id="sub-account-password" wrong={wrong?.password} label={t('subAccounts.form.password.label')} />
      <SubmitNotice refused={refused} waiting={waiting} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('subAccounts.form.waiting')}>
        {t(isNew ? 'subAccounts.form.create.submit' : 'subAccounts.form.password.submit')}
      </Button>
      <Button variant="quiet" onClick={() => tell({ type: 'cancelled' })}>
        {t('shell.cancel')}
      </Button>
    </Form>
  );
}

function nameOf({ all, form }: FormProps['state']): string {
  if (form.kind === 'create') return '';
  return all.sub_accounts.find(({ id }) => id === form.id)?.name ?? '';
}

function NameField({ wrong }: { wrong: WrongSub['name'] }) {
  const { t } = useMessages();
  return (
    <TextField
      id="sub-account-name"
      name="name"
      ltr
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={32}
      label={t('subAccounts.form.name')}
      help={t('subAccounts.form.name.help')}
      error={wrong && t(`subAccounts.form.name.${wrong}`)}
    />
  );
}

const NAME = /^[a-z\d](?:[a-z\d._-]{0,30}[a-z\d])$/i;

function checkForm(form: HTMLFormElement, { kind }: SubForm, page: PageFrame): WrongSub | undefined {
  const name = kind === 'create' ? String(new FormData(form).get('name') ?? '').trim() : undefined;
  const password = checkNewPassword(form, name ? [name] : [], page);
  const wrongName = name === undefined || NAME.test(name) ? undefined : name ? 'shape' : 'empty';
  if (!wrongName && !password) return undefined;
  return { ...(wrongName ? { name: wrongName } : {}), ...(password ? { password } : {}) };
}
