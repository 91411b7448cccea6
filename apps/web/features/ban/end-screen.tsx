import { type ReactNode, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import styles from '../forms/form.module.css';
import steps from '../forms/steps.module.css';
import type { Refused } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useArrival } from '../forms/use-arrival-focus.ts';

type EndScreenProps = {
  title: string;
  children?: ReactNode;
  refused?: Refused;
  /** What to do next: never nothing. */
  actions: ReactNode;
};

/** A step without a field: what it has come to, and the way on. Its title takes the focus. */
export function EndScreen({ title, children, refused, actions }: EndScreenProps) {
  const section = useRef<HTMLElement>(null);
  useArrival(section, title, '');
  return (
    <section ref={section} className={`${styles.form} ${steps.step}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      {children}
      {refused ? <SubmitNotice refused={refused} waiting={false} stays /> : null}
      {actions}
    </section>
  );
}

/** What was proved was proved too long ago. */
export function StartAgain({ onBack }: { onBack: () => void }) {
  const { t } = useMessages();
  return (
    <EndScreen
      title={t('unblock.expired.title')}
      actions={
        <Button variant="primary" wide onClick={onBack}>
          {t('unblock.expired.action')}
        </Button>
      }
    >
      <p>{t('unblock.expired.text')}</p>
    </EndScreen>
  );
}

/** The way to a person. */
export function WriteToUs({ primary = false }: { primary?: boolean }) {
  const { t } = useMessages();
  const { brand } = usePage();
  return (
    <LinkButton variant={primary ? 'primary' : 'secondary'} wide icon="mail" href={`mailto:${brand.support.email}`}>
      {t('unblock.write')}
    </LinkButton>
  );
}
