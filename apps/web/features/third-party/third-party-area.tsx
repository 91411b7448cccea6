import { type ComponentType, lazy } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { LateArea } from '../late-form.tsx';
import styles from './third-party.module.css';

const load = () => import('./third-party-buttons.tsx');
const part = createLatePart(load);
const Buttons: ComponentType = import.meta.env.SSR
  ? (await load()).RegistrationThirdParties
  : lazy(() => part.come().then(({ RegistrationThirdParties }) => ({ default: RegistrationThirdParties })));

/** LOGIN-06, SIGNUP-12: the same ways to open an account, below the form; nothing where the site has none. */
export function ThirdPartyArea() {
  const { t } = useWords();
  const { thirdParties } = usePage();
  if (!thirdParties) return null;
  return (
    <section
      className={styles.area}
      data-element="thirdPartyLogin"
      hidden={!thirdParties.shown}
      aria-label={t('thirdParty.button.group')}
    >
      <p>{t('thirdParty.button.or')}</p>
      <LateArea part={part}>
        <Buttons />
      </LateArea>
    </section>
  );
}
