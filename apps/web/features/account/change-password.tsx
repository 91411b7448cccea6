import { passwordProblem } from '@gatehouse/rules/password/password';
import { contextWords } from '@gatehouse/rules/password/password-context';
import { useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { type PageFrame, usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { isListedCommon } from '../forms/common-passwords.ts';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import { PasswordStrength } from '../forms/password-strength.tsx';
import steps from '../forms/steps.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { ChangeFormProps } from './change-row.tsx';
import { type PasswordForm, usePasswordChange } from './password-effects.ts';
import { passwordFlow, type WrongNew, type WrongPasswords } from './password-flow.ts';

const NEW_ID = 'account-new-password';

/** SHELL-13: changes the password; the server then ends every other session. */
export function ChangePassword({ account, onDone, onCancel }: ChangeFormProps) {
  const { t } = useMessages();
  const page = usePage();
  const form = useRef<HTMLFormElement>(null);
  const had = account.has_password;
  const { effects, dialog } = usePasswordChange({ form, had }, (ended) =>
    onDone(
      { has_password: true, password_changed_at: Date.now() },
      had ? t('accountForm.password.done', { count: ended }) : t('accountForm.password.set'),
    ),
  );
  const [state, tell] = useFlow(passwordFlow, effects);
  const wrong = state.step === 'typing' ? state.wrong : undefined;
  const waiting = state.step !== 'typing';
  useFirstWrong(form, wrong);
  return (
    <>
      <Form
        ref={form}
        aria-label={t(had ? 'account.password.change' : 'account.password.add')}
        onFocus={() => getPlatform(page).prepare()}
        onSubmit={(sent) => tell({ type: 'given', wrong: checkForm(sent, { had }, page) })}
      >
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={account.vague_email || account.vague_mobile}
          readOnly
          hidden
        />
        <Fields had={had} wrong={wrong} />
        <SubmitNotice refused={state.step === 'typing' ? state.refused : undefined} waiting={waiting} />
        <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('accountForm.saving')}>
          {t(had ? 'accountForm.password.change' : 'accountForm.password.first')}
        </Button>
        <div className={steps.choices}>
          <Button variant="quiet" onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}

function Fields({ had, wrong }: { had: boolean; wrong: WrongPasswords | undefined }) {
  const { t } = useMessages();
  const { brand, site, session } = usePage();
  const error = useWrongNew(wrong?.new);
  return (
    <>
      {had ? (
        <PasswordField
          name="old"
          autoComplete="current-password"
          required
          label={t('accountForm.password.old')}
          error={useWrongOld(wrong?.old)}
        />
      ) : null}
      <PasswordField
        id={NEW_ID}
        name="password"
        autoComplete="new-password"
        required
        label={t('accountForm.password.new')}
        help={t('form.password.help')}
        error={error}
      />
      <PasswordStrength
        inputId={NEW_ID}
        context={[session.user?.vague_email ?? '', brand.name, site.name, site.host, site.entity.name].filter(Boolean)}
        wrong={wrong?.new}
      />
    </>
  );
}

function useWrongOld(wrong: WrongPasswords['old']): string | undefined {
  const { t } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'empty') return t('accountForm.password.old.empty');
  return wrong.triesLeft === undefined
    ? t('accountForm.password.old.wrong')
    : t('accountForm.password.old.left', { left: wrong.triesLeft });
}

const NEW_MESSAGES = {
  empty: 'accountForm.password.new.empty',
  short: 'form.password.tooShort',
  long: 'form.password.tooLong',
  common: 'form.password.common',
  email: 'form.password.likeEmail',
  same: 'accountForm.password.same',
} as const;

function useWrongNew(wrong: WrongNew | undefined): string | undefined {
  const { t, find } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'context') return t('form.password.context', { word: wrong.word ?? '' });
  if (typeof wrong.why === 'number') return find(`error.${wrong.why}`) ?? t('error.unknown');
  return t(NEW_MESSAGES[wrong.why]);
}

/** The problems that the browser can find before it calls the server, whose list of common passwords is longer. */
function checkForm(form: HTMLFormElement, { had }: Pick<PasswordForm, 'had'>, page: PageFrame) {
  const data = new FormData(form);
  const old = had && !data.get('old');
  const { brand, site } = page;
  const { value } = passwordProblem(String(data.get('password') ?? ''), {
    names: [],
    contextWords: contextWords({
      ...{ brand: brand.name, siteNames: [site.name], hosts: [site.host], entity: site.entity.name },
    }),
    isCommon: isListedCommon,
  });
  if (!old && !value) return undefined;
  const { reason: why = 'empty' as const, ...more } = value ?? {};
  return { ...(old ? { old: { why: 'empty' as const } } : {}), ...(value ? { new: { why, ...more } } : {}) };
}
