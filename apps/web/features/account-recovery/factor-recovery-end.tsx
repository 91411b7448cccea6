import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { ReferenceLine } from '../../shell/reference-line.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import account from '../cards/account.module.css';
import steps from '../forms/steps.module.css';
import { useTimeText } from '../forms/use-moment-text.ts';
import type { FactorRecoveryEndReason } from './factor-recovery-state.ts';
import { Screen } from './screen.tsx';

type AtProps = { at: FactorRecoveryResult };
type AgainProps = { onAgain: () => void };

/** The waiting period, who is notified, and what follows. */
export function Waiting({ at, onAgain }: AtProps & AgainProps) {
  const { t } = useMessages();
  const time = useTimeText(at.ready_at ?? 0);
  return (
    <Screen name="waiting" title={t('lost.waiting.title')} alert>
      <div className={steps.waiting}>
        <span className={steps.letter}>
          <Icon name="lock" size="large" />
        </span>
        <p>{t('lost.waiting.until', { time })}</p>
      </div>
      <p>{t('lost.waiting.text')}</p>
      <p>{t('lost.waiting.stop')}</p>
      <LogIn variant="secondary" />
      <Again onAgain={onAgain} quiet />
    </Screen>
  );
}

export function Done({ at }: AtProps) {
  const { t } = useMessages();
  return (
    <Screen name="done" title={t(`lost.done.${at.item}`)} alert>
      <Notice kind="success">{t('lost.done.text')}</Notice>
      <LogIn variant="primary" />
    </Screen>
  );
}

/** What support needs. */
const SUPPORT_LINES = [
  { line: '1', icon: 'mail' },
  { line: '2', icon: 'user' },
  { line: '3', icon: 'lock' },
] as const;

/** The remaining proofs are not enough: support helps. */
export function Support({ at, onAgain }: AtProps & AgainProps) {
  const { t } = useMessages();
  const { brand } = usePage();
  return (
    <Screen name="support" title={t('lost.support.title')} intro={t('lost.support.text')} alert>
      <ul className={account.rows}>
        {SUPPORT_LINES.map(({ line, icon }) => (
          <li key={line} className={account.row}>
            <Icon name={icon} />
            <p>{t(`lost.support.${line}`)}</p>
          </li>
        ))}
      </ul>
      {at.facts ? <ReferenceLine asked={{ question: 'wayBack', facts: at.facts }} /> : null}
      <LinkButton variant="primary" wide icon="mail" href={`mailto:${brand.support.email}`}>
        {t('lost.support.write')}
      </LinkButton>
      <Again onAgain={onAgain} quiet />
    </Screen>
  );
}

export function Nothing({ at, onAgain }: AtProps & AgainProps) {
  const { t } = useMessages();
  return (
    <Screen name="nothing" title={t(`lost.nothing.${at.item}`)} intro={t('lost.nothing.text')} alert>
      <LogIn variant="primary" />
      <Again onAgain={onAgain} quiet />
    </Screen>
  );
}

export function Ended({ why, onAgain }: { why: FactorRecoveryEndReason } & AgainProps) {
  const { t } = useMessages();
  const isStopped = why === 'stopped';
  return (
    <Screen name={why} title={t(`lost.ended.${why}.title`)} intro={t(`lost.ended.${why}.text`)} alert>
      {isStopped || why === 'unknown' ? <LogIn variant="primary" /> : null}
      {isStopped ? null : <Again onAgain={onAgain} quiet={why === 'unknown'} />}
    </Screen>
  );
}

function LogIn({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useMessages();
  const { site, language } = usePage();
  return (
    <LinkButton variant={variant} wide href={withLanguage(language.value, site.paths.login)}>
      {t('retrieve.done.logIn')}
    </LinkButton>
  );
}

function Again({ onAgain, quiet }: AgainProps & { quiet: boolean }) {
  const { t } = useMessages();
  return (
    <Button variant={quiet ? 'quiet' : 'primary'} wide onClick={onAgain}>
      {t('retrieve.again')}
    </Button>
  );
}
