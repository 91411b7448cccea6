import { withLanguage } from '@gatehouse/rules/language/path-language';
import type { WordId } from '@gatehouse/words/catalogue';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { EndReason } from './registration-state.ts';
import { StepHead } from './step-head.tsx';

const texts = {
  expired: ['register.expired', 'register.expired.text'],
  used: ['verify.used.title', 'verify.used.text'],
  missing: ['verify.unknown.title', 'verify.unknown.text'],
  elsewhere: ['verify.elsewhere.title', 'verify.elsewhere.text'],
  linkExpired: ['verify.expired.title', 'verify.expired.text'],
  linkUnknown: ['verify.replaced.title', 'verify.replaced.text'],
  registered: ['verify.registered.title', 'verify.registered.text'],
} as const satisfies Record<EndReason, readonly [title: WordId, text: WordId]>;

const withAccount: readonly EndReason[] = ['used', 'registered'];

/** SIGNUP-06: a registration that cannot continue here, and what to do instead. */
export function Ended({ why, onRestart }: { why: EndReason; onRestart: () => void }) {
  const { t } = useMessages();
  const { site, language } = usePage();
  const { login } = site.paths;
  // On OAuth pages it has a query.
  const logIn = withLanguage(language.value, `${login}${login.includes('?') ? '&' : '?'}source=commit_login`);
  const [title, text] = texts[why];
  const hasAccount = withAccount.includes(why);
  const isElsewhere = why === 'elsewhere';
  return (
    <>
      <StepHead title={t(title)} intro={t(text)} />
      {hasAccount ? (
        <LinkButton variant="primary" wide href={logIn}>
          {t('verify.action.logIn')}
        </LinkButton>
      ) : null}
      <Button variant={hasAccount || isElsewhere ? 'quiet' : 'primary'} wide onClick={onRestart}>
        {t('register.expired.action')}
      </Button>
    </>
  );
}
