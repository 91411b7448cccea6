import { withLanguage } from '@gatehouse/rules/language/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../forms/form.module.css';
import { NameLink } from '../forms/name-link.tsx';
import styles from '../forms/steps.module.css';
import type { Start } from './screen-props.ts';
import { StepHead } from './step-head.tsx';

const intros = {
  code: 'register.email.intro',
  link: 'register.email.intro.link',
  mobile: 'register.mobile.intro',
} as const;

/** SIGNUP-01, SIGNUP-03: the head of SignUpPage, and of OldSignUpPage, which asks for the password too. */
export function SignUpHead({ method, way }: Start) {
  const { t } = useMessages();
  const proof = method === 'mobile' ? 'mobile' : way.proof;
  const intro = way.form === 'old' ? t(`register.old.${proof}`) : t(intros[proof]);
  return <StepHead step={1} form={way.form} title={t('register.title')} intro={intro} />;
}

/** The button, what is stored, and the way to log in. */
export function SignUpEnd({ start: { way }, waiting }: { start: Start; waiting: boolean }) {
  const { t } = useMessages();
  const { site, language, access } = usePage();
  const isLink = way.proof === 'link';
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        wide
        waiting={waiting}
        waitingText={t(isLink ? 'register.submit.link.waiting' : 'register.submit.waiting')}
      >
        {access.signUp.button ?? t(isLink ? 'register.submit.link' : 'register.submit')}
      </Button>
      <div>
        <p className={styles.note}>
          <Rich id="register.terms" tags={{ link: (children) => <a href={site.links.privacy}>{children}</a> }} />
        </p>
        <p className={form.aside}>
          {t('register.haveAccount')}{' '}
          <NameLink href={withLanguage(language.value, site.paths.login)} field="login-account">
            {t('register.logIn')}
          </NameLink>
        </p>
      </div>
    </>
  );
}
