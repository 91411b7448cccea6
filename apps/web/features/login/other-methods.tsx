import { FIRST_WAY } from '@gatehouse/rules/login/login-steps';
import type { LoginWay } from '@gatehouse/rules/login/login-ways';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takeEarlyPress } from '../../platform/loading/opens.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import form from '../forms/form.module.css';
import styles from './login.module.css';
import type { LoginEvent, LoginState } from './login-state.ts';
import type { FormMethod, LoginParts } from './methods/form-methods.tsx';
import { type FormMethodId, formMethods } from './methods/form-methods.tsx';

type MethodsProps = {
  form: RefObject<HTMLFormElement | null>;
  state: LoginState;
  tell: (event: LoginEvent) => void;
  parts: Partial<LoginParts>;
  /** Not offered here. */
  without?: readonly LoginWay[];
};

const FORM_METHODS: Readonly<Record<FormMethodId, FormMethod>> = formMethods;
const IDS = Object.keys(FORM_METHODS) as FormMethodId[];

/** LOGIN-02, LOGIN-12: the methods beside the password, in the order of the site. */
export function OtherMethods(props: MethodsProps) {
  const { t } = useMessages();
  const page = usePage();
  // LOGIN-08: in the new mode third parties are on the previous screen.
  const { state, parts, without } = props;
  const loginWays = (page.access.loginWays ?? []).filter(
    (way) => (page.access.loginMode !== 'new' || way !== FIRST_WAY) && !without?.includes(way),
  );
  const press = usePress(props);
  const problem = IDS.map((way) => FORM_METHODS[way].problem?.(state)).find((found) => found);
  if (loginWays.length === 0) return null;
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      <div role="status" className={form.news}>
        {problem ? <Notice kind="warning">{t(problem)}</Notice> : null}
      </div>
      <div className={styles.ways}>
        {loginWays.map((way) => (
          <MethodButton key={way} way={way} press={press} state={state} parts={parts} />
        ))}
      </div>
    </>
  );
}

/** Handles a press, including one before hydration. */
function usePress({ form, tell }: MethodsProps): (way: FormMethodId) => void {
  const press = (way: FormMethodId) =>
    tell(FORM_METHODS[way].asked(String(new FormData(form.current ?? undefined).get('account') ?? '')));
  const pressEarly = useEffectEvent(press);
  useEffect(() => {
    const early = IDS.find((way) => takeEarlyPress([`login-${way}`]));
    if (early) pressEarly(early);
  }, []);
  return press;
}

type MethodProps = Pick<MethodsProps, 'state' | 'parts'> & { way: LoginWay; press: (way: FormMethodId) => void };

function MethodButton({ way, state, press, parts }: MethodProps) {
  const { t } = useMessages();
  if (!isFormMethod(way)) {
    const Part = parts[way];
    return Part ? <Part /> : null;
  }
  const { icon, isWaiting } = FORM_METHODS[way];
  const waiting = isWaiting(state);
  return (
    <Button
      compact
      waiting={waiting}
      aria-disabled={(!('wrong' in state) && !waiting) || undefined}
      data-opens={`login-${way}`}
      onClick={() => press(way)}
    >
      {icon}
      {t(`login.${way}`)}
    </Button>
  );
}

function isFormMethod(way: LoginWay): way is FormMethodId {
  return way in FORM_METHODS;
}
