import { useState } from 'react';
import { dialogs } from '../../platform/notices/dialogs.ts';
import { type ToastKind, toasts } from '../../platform/notices/toasts.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button, type ButtonVariant, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeField } from '../../ui/code/code-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon, iconNames } from '../../ui/icon.tsx';
import { Menu, MenuButton, MenuLink, MenuText } from '../../ui/menu.tsx';
import { Notice, type NoticeKind } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const NOTICES: readonly NoticeKind[] = ['info', 'success', 'warning', 'danger'];
const TOASTS: readonly ToastKind[] = ['info', 'success', 'error'];

export function Buttons() {
  const { t } = useMessages();
  const [waiting, setWaiting] = useState(false);
  return (
    <Exhibit file="button.tsx">
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{t('login.submit')}</Button>
          <Button variant={variant} icon="back">
            {t('shell.back')}
          </Button>
          <Button
            variant={variant}
            waiting={waiting}
            waitingText={t('login.submit.waiting')}
            onClick={() => setWaiting(true)}
          >
            {t('login.submit')}
          </Button>
          <Button variant={variant} disabled>
            {t('login.submit')}
          </Button>
          <Button variant={variant} compact>
            {t('login.submit')}
          </Button>
          <LinkButton variant={variant} href="#button.tsx">
            {t('login.register')}
          </LinkButton>
        </div>
      ))}
      <Button variant="primary" wide>
        {t('register.submit')}
      </Button>
    </Exhibit>
  );
}

export function Fields() {
  const { t } = useMessages();
  return (
    <Exhibit file="text-field.tsx, password-field.tsx, code-field.tsx, checkbox.tsx">
      <div className={styles.fields}>
        <TextField name="a" label={t('form.email')} type="email" help={t('register.email.intro')} />
        <TextField name="b" label={t('form.email')} type="email" defaultValue="ada" error={t('form.email.invalid')} />
        <TextField name="c" label={t('form.email')} optional disabled defaultValue="ada@example.com" />
        <PasswordField name="d" label={t('form.password')} autoComplete="new-password" help={t('form.password.help')} />
        <PasswordField
          name="e"
          label={t('form.password')}
          autoComplete="current-password"
          error={t('login.wrongPassword')}
          errorCode={31002}
        />
        <Checkbox name="i" label={t('shell.cookies.accept')} help={t('prove.spam')} />
        <Checkbox name="j" label={t('shell.cookies.accept')} defaultChecked />
        <Checkbox name="k" label={t('shell.cookies.accept')} error={t('form.password.empty')} />
        <CodeField name="f" label={t('form.code')} help={t('prove.email.help')} />
        <CodeField name="g" label={t('form.code')} defaultValue="482" />
        <CodeField name="h" label={t('form.code')} defaultValue="482913" error={t('prove.email.shape')} />
      </div>
    </Exhibit>
  );
}

export function Notices() {
  const { t } = useMessages();
  return (
    <Exhibit file="notice.tsx">
      {NOTICES.map((kind) => (
        <Notice
          key={kind}
          kind={kind}
          title={t('shell.offline.title')}
          actions={<Button compact>{t('shell.retry')}</Button>}
        >
          {t('shell.offline.text')}
        </Notice>
      ))}
      <Notice>{t('shell.slow')}</Notice>
    </Exhibit>
  );
}

export function Toasts() {
  const { t } = useMessages();
  return (
    <Exhibit file="toast-list.tsx">
      <div className={styles.row}>
        {TOASTS.map((kind) => (
          <Button
            key={kind}
            onClick={() => toasts.show({ kind, text: t('shell.slow'), code: kind === 'error' ? 10002 : undefined })}
          >
            {kind}
          </Button>
        ))}
      </div>
    </Exhibit>
  );
}

export function Dialogs() {
  const { t } = useMessages();
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'danger' | null>(null);
  const close = () => setOpen(null);
  return (
    <Exhibit file="dialog.tsx, confirm-dialog.tsx">
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>dialog</Button>
        <Button onClick={() => setOpen('confirm')}>confirm</Button>
        <Button onClick={() => setOpen('danger')}>danger</Button>
        <Button onClick={() => dialogs.open({ modal: 'default-error', code: 41102, message: t('error.unknown') })}>
          catalogue
        </Button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title={t('shell.dialog.title')}>
        <p>{t('prove.spam')}</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm' || open === 'danger'}
        title={t('shell.offline.title')}
        confirm={t('shell.confirm')}
        cancel={t('shell.cancel')}
        danger={open === 'danger'}
        dismissible={open !== 'danger'}
        onConfirm={close}
        onCancel={close}
      >
        {t('shell.offline.text')}
      </ConfirmDialog>
    </Exhibit>
  );
}

export function Menus() {
  const { t } = useMessages();
  return (
    <Exhibit file="menu.tsx">
      <Menu trigger={t('shell.menu')}>
        <MenuText>{t('shell.account')}</MenuText>
        <MenuLink href="#menu.tsx" icon={<Icon name="device" />} current>
          {t('shell.dashboard')}
        </MenuLink>
        <MenuButton icon={<Icon name="log-out" />}>{t('shell.logOut')}</MenuButton>
      </Menu>
    </Exhibit>
  );
}

export function Icons() {
  return (
    <Exhibit file="icon.tsx, spinner.tsx">
      <ul className={styles.row}>
        {iconNames.map((name) => (
          <li key={name} title={name}>
            <Icon name={name} />
          </li>
        ))}
        <li>
          <Spinner />
        </li>
        <li>
          <Spinner size="large" />
        </li>
      </ul>
    </Exhibit>
  );
}
