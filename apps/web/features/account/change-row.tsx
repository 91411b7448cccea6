import type { AccountOverview } from '@gatehouse/contract/account/account';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../cards/account.module.css';
import { Row } from '../cards/account-row.tsx';
import { DeferredPanel } from '../deferred/deferred-panel.tsx';

/** Props of a form on the account page. */
export type ChangeFormProps = {
  readonly account: AccountOverview;
  /** Called after success, with the changed fields and the message to show. */
  readonly onDone: (changed: Partial<AccountOverview>, news: string) => void;
  readonly onCancel: () => void;
};

type ChangeRowProps = {
  icon: ReactNode;
  title: string;
  marks?: readonly ReactNode[];
  children: ReactNode;
  /** `action` is a verb; `spoken` also names its object, for screen readers. */
  action: string;
  spoken: string;
  form: () => Promise<ComponentType<ChangeFormProps>>;
  account: AccountOverview;
  onChange: (changed: Partial<AccountOverview>) => void;
};

/** A row with a form that opens below it; the result is shown there too. */
export function ChangeRow({ action, spoken, form, account, onChange, children, ...row }: ChangeRowProps) {
  const { open, news, button, told, begin, cancel, done } = useChange();
  return (
    <Row
      {...row}
      end={
        open ? null : (
          <Button compact ref={button} aria-label={spoken} onClick={begin}>
            {action}
          </Button>
        )
      }
      below={
        <>
          <div role="status" ref={told} tabIndex={-1} className={`${styles.panel} ${styles.news}`}>
            {news ? <Notice kind="success">{news}</Notice> : null}
          </div>
          {open ? (
            <DeferredPanel
              load={form}
              onGiveUp={cancel}
              props={{
                account,
                onCancel: cancel,
                onDone(changed, said) {
                  onChange(changed);
                  done(said);
                },
              }}
            />
          ) : null}
        </>
      }
    >
      {children}
    </Row>
  );
}

/** The focus moves to the form, then to the result, or back to the button. */
function useChange() {
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const back = useRef<'button' | 'news'>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open || !back.current) return;
    (back.current === 'news' ? told : button).current?.focus();
    back.current = undefined;
  }, [open]);
  const close = (to: 'button' | 'news', said: string) => {
    back.current = to;
    setNews(said);
    setOpen(false);
  };
  return {
    ...{ open, news, button, told },
    begin() {
      setNews('');
      setOpen(true);
    },
    cancel: () => close('button', ''),
    done: (said: string) => close('news', said),
  };
}
