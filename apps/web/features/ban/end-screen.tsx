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
  /** Always at least one next step. */
  actions: ReactNode;
};

/** A step without a field: the result and the next steps. Its title takes the focus. */
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

/** The verification has expired. */
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

/** A link to write to support. */
export function WriteToUs({ primary = false }: { primary?: boolean }) {
  const { t } = useMessages();
  const { brand } = usePage();
  return (
    <LinkButton variant={primary ? 'primary' : 'secondary'} wide icon="mail" href={`mailto:${brand.support.email}`}>
      {t('unblock.write')}
    </LinkButton>
  );
}
