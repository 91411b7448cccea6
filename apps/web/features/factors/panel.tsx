import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../forms/form.module.css';
import type { Refused } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';

type StoppedProps = { refused?: Refused | undefined; children?: ReactNode; onAgain: () => void; onCancel: () => void };

/** Why it stopped, with buttons to try again or cancel. */
export function Stopped({ refused, children, onAgain, onCancel }: StoppedProps) {
  const { t } = useMessages();
  return (
    <div className={styles.form}>
      {children ? (
        <Notice kind="info" role="alert">
          {children}
        </Notice>
      ) : null}
      <SubmitNotice refused={refused} waiting={false} stays />
      <Button variant="primary" wide onClick={onAgain}>
        {t('shell.retry')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
    </div>
  );
}

/** The title of a panel. It takes the focus instead of a field, whose keyboard would cover the text. */
export function PanelTitle({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 id={id} ref={title} tabIndex={-1}>
      {children}
    </h3>
  );
}
