import type { AccountOverview } from '@gatehouse/contract/account/account';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../cards/account.module.css';
import { Row } from '../cards/account-row.tsx';
import { DeferredPanel } from '../deferred/deferred-panel.tsx';

/** What a form of the account page is given. */
export type ChangeFormProps = {
  readonly account: AccountOverview;
  /** It is done: what is different now, and what to say about it. */
  readonly onDone: (changed: Partial<AccountOverview>, news: string) => void;
  readonly onCancel: () => void;
};

type ChangeRowProps = {
  icon: ReactNode;
  title: string;
  marks?: readonly ReactNode[];
  children: ReactNode;
  /** A verb, and the same with what it is about for whoever cannot see the row. */
  action: string;
  spoken: string;
  form: () => Promise<ComponentType<ChangeFormProps>>;
  account: AccountOverview;
  onChange: (changed: Partial<AccountOverview>) => void;
};

/** A row with something to change: its form opens below it, and what came of it is said there. */
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

/** The focus goes to the form, then to what came of it, or back to the button. */
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
