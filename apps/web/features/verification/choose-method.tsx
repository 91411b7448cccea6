import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import form from '../forms/form.module.css';
import styles from '../forms/steps.module.css';
import { placeOfMethod } from './place.ts';
import type { VerificationScreenProps } from './screen-props.ts';

/** The methods, the best first. */
export function Choose({ asked, tell, onBack, back }: VerificationScreenProps) {
  const { t } = useMessages();
  return (
    <>
      <p tabIndex={-1} data-title="" className={form.intro}>
        {t('prove.choose')}
      </p>
      {asked.ways.map((way) => (
        <Button key={way} wide onClick={() => tell({ type: 'wayChosen', way })}>
          <MethodIcon way={way} />
          {t(`prove.way.${way}` as 'prove.way.email', { to: placeOfMethod(t, asked, way) })}
        </Button>
      ))}
      <div className={styles.choices}>
        <Button variant="quiet" compact icon="back" onClick={onBack}>
          {back ?? t('shell.back')}
        </Button>
      </div>
    </>
  );
}

function MethodIcon({ way }: { way: AuthMethod }) {
  if (way === 'email' || way === 'email_link') return <Icon name="mail" />;
  if (way === 'password') return <Icon name="lock" />;
  const drawn = { mobile: 'phone', totp: 'app', recovery: 'key', passkey: 'passkey' } as const;
  return <MoreIcon name={drawn[way]} />;
}
