import { FIRST_WAY } from '@gatehouse/rules/login-steps';
import type { LoginWay } from '@gatehouse/rules/login-ways';
import { type RefObject, useEffect, useRef } from 'react';
import { takeWanted } from '../../platform/opens.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import form from '../form.module.css';
import styles from './login.module.css';
import type { LoginParts } from './login-parts.ts';
import type { LoginEvent, LoginState } from './login-state.ts';

type WaysProps = {
  form: RefObject<HTMLFormElement | null>;
  state: LoginState;
  tell: (event: LoginEvent) => void;
  parts: LoginParts;
};

type WayProps = { way: LoginWay; press: ReturnType<typeof usePress> };

/** LOGIN-02, LOGIN-12: the ways beside the password, in the order of the site. */
export function OtherWays(props: WaysProps) {
  const { t } = useWords();
  const page = usePage();
  // LOGIN-08: in the new mode third parties stand on the screen before.
  const loginWays = (page.loginWays ?? []).filter((way) => page.loginMode !== 'new' || way !== FIRST_WAY);
  const { state } = props;
  const press = usePress(props);
  const passkey = 'passkey' in state ? state.passkey : undefined;
  if (loginWays.length === 0) return null;
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      <div role="status" className={form.news}>
        {passkey ? <Notice kind="warning">{t(`login.passkey.${passkey}`)}</Notice> : null}
      </div>
      <div className={styles.ways}>
        {loginWays.map((way) => (
          <Way key={way} way={way} press={press} state={state} parts={props.parts} />
        ))}
      </div>
    </>
  );
}

const PRESSED = { 'login-passkey': 'passkey', 'login-code': 'code', 'login-link': 'link' } as const;
type Pressed = keyof typeof PRESSED;

/** What a press means; one from before the form came to life counts too. */
function usePress({ form, tell }: WaysProps): (way: 'passkey' | 'code' | 'link') => void {
  const press = (way: 'passkey' | 'code' | 'link') => {
    if (way === 'passkey') return tell({ type: 'passkeyAsked' });
    const account = String(new FormData(form.current ?? undefined).get('account') ?? '');
    tell({ type: 'itemAsked', item: way, account });
  };
  const latest = useRef(press);
  useEffect(() => {
    const early = takeWanted(Object.keys(PRESSED) as Pressed[]);
    if (early) latest.current(PRESSED[early]);
  }, []);
  return press;
}

function Way({ way, state, press, parts }: Pick<WaysProps, 'state' | 'parts'> & WayProps) {
  const { t } = useWords();
  const busy = !('wrong' in state);
  const sending = (item: 'code' | 'link') => state.step === 'sending' && state.item === item;
  const off = (waiting: boolean) => (busy && !waiting) || undefined;
  switch (way) {
    case 'passkey':
      return (
        <Button
          compact
          waiting={state.step === 'passkey'}
          aria-disabled={off(state.step === 'passkey')}
          data-opens="login-passkey"
          onClick={() => press('passkey')}
        >
          <MoreIcon name="passkey" />
          {t('login.passkey')}
        </Button>
      );
    case 'code':
      return (
        <Button
          compact
          waiting={sending('code')}
          aria-disabled={off(sending('code'))}
          data-opens="login-code"
          onClick={() => press('code')}
        >
          <MoreIcon name="code" />
          {t('login.code')}
        </Button>
      );
    case 'link':
      return (
        <Button
          compact
          waiting={sending('link')}
          aria-disabled={off(sending('link'))}
          data-opens="login-link"
          onClick={() => press('link')}
        >
          <Icon name="mail" />
          {t('login.link')}
        </Button>
      );
    case 'thirdParty':
      return parts.ThirdParty ? <parts.ThirdParty /> : null;
    case 'qr':
      return parts.Qr ? <parts.Qr /> : null;
  }
}
