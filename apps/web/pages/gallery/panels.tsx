import type { RegistrationLayout } from '@gatehouse/rules/site/site';
import { SidePanelBody } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './gallery.module.css';

/** A form in the page's two columns, in one of the registration layouts (SHELL-09). */
export function Panels({ layout }: { layout: RegistrationLayout }) {
  const { t } = useMessages();
  return (
    <TwoColumn
      side={
        <aside className={styles.panel}>
          <SidePanelBody />
        </aside>
      }
      layout={layout}
    >
      <form method="dialog" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <h2>{t('register.title')}</h2>
        <TextField name="email" type="email" label={t('form.email')} />
        <PasswordField name="password" label={t('form.password')} autoComplete="new-password" />
        <Button type="submit" variant="primary" wide>
          {t('shell.createAccount')}
        </Button>
      </form>
    </TwoColumn>
  );
}
