import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import form from '../forms/form.module.css';
import styles from './third-party.module.css';
import { RegistrationThirdParties } from './third-party-buttons.tsx';

/** LOGIN-06, SIGNUP-12: the providers below the registration form; nothing if the site has none. */
export function ThirdPartyArea() {
  const { t } = useMessages();
  const { access } = usePage();
  if (!access.thirdParties) return null;
  return (
    <section
      className={styles.area}
      data-element="thirdPartyLogin"
      hidden={!access.thirdParties.shown}
      aria-label={t('thirdParty.button.group')}
    >
      <p>{t('thirdParty.button.or')}</p>
      <div className={form.form}>
        <RegistrationThirdParties />
      </div>
    </section>
  );
}
