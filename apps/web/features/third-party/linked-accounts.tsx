import { codes } from '@gatehouse/contract/errors/codes';
import { thirdPartyLinkBegin, thirdPartyList, thirdPartyUnlink } from '@gatehouse/contract/login/third-party';
import { useEffect, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../cards/account.module.css';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { useRefusal } from '../forms/submit-notice.tsx';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { useStepUp } from '../verification/step-up.tsx';
import { leaveFor } from './leave-for.ts';
import { type LinkedEvent, type LinkedState, linkedFlow } from './linked-flow.ts';
import { AvailableRow, type Dispatch, LinkedRow, type ListedState } from './linked-rows.tsx';

/** LOGIN-06: the linked accounts of other companies, and those that can be linked. Its messages and list are loaded on demand. */
export function LinkedAccounts() {
  return (
    <WithDeferredMessages>
      <Linked />
    </WithDeferredMessages>
  );
}

function Linked() {
  const page = usePage();
  const { call, dialog } = useStepUp();
  const [state, tell] = useFlow(linkedFlow, {
    async load(_, signal): Promise<LinkedEvent> {
      const { ask } = getPlatform(page);
      return {
        type: 'answered',
        answer: await localizeAnswer(page, ask(thirdPartyList, undefined, { signal })),
      };
    },
    async remove({ id }, signal): Promise<LinkedEvent> {
      const run = () => getPlatform(page).ask(thirdPartyUnlink, { id }, { signal });
      return { type: 'answered', answer: await localizeAnswer(page, call(thirdPartyUnlink, run)) };
    },
    async add({ provider }, signal): Promise<LinkedEvent | undefined> {
      const run = () => getPlatform(page).ask(thirdPartyLinkBegin, { provider: provider.id }, { signal });
      const answer = await localizeAnswer(page, call(thirdPartyLinkBegin, run));
      const url = answer.ret_code === codes.success ? answer.result?.url : undefined;
      return leaveFor(page, url, provider, 'link') ? undefined : { type: 'answered', answer };
    },
  });
  useFreshOnReturn(state.step === 'leaving');
  return (
    <>
      <Shown state={state} tell={tell} />
      {dialog}
    </>
  );
}

function Shown({ state, tell }: { state: LinkedState; tell: Dispatch }) {
  const { t } = useMessages();
  if (state.step === 'loading') return <Spinner label={t('form.wait')} />;
  if (state.step === 'failed') {
    return (
      <Notice
        kind="warning"
        role="alert"
        actions={
          <Button compact onClick={() => tell({ type: 'again' })}>
            {t('shell.retry')}
          </Button>
        }
      >
        {t('thirdParty.linked.failed')}
      </Notice>
    );
  }
  const { linked, available } = state.list;
  const isEmpty = linked.length + available.length === 0;
  return (
    <>
      <p className={styles.quiet}>{t(isEmpty ? 'thirdParty.linked.none' : 'thirdParty.linked.intro')}</p>
      <Outcome state={state} />
      <ul className={styles.rows}>
        {linked.map((link) => (
          <LinkedRow key={link.id} link={link} state={state} tell={tell} />
        ))}
        {available.map((provider) => (
          <AvailableRow key={provider.id} provider={provider} state={state} tell={tell} />
        ))}
      </ul>
      <Confirm state={state} tell={tell} />
    </>
  );
}

/** The button may be gone with its row: the focus moves to the result. */
function Outcome({ state }: { state: ListedState }) {
  const { t } = useMessages();
  const sentence = useRefusal();
  const place = useRef<HTMLDivElement>(null);
  const { removed, refused } = state.step === 'shown' ? state : { removed: undefined, refused: undefined };
  useEffect(() => {
    if (removed || refused) place.current?.focus();
  }, [removed, refused]);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles.news}>
      {removed ? <Notice kind="success">{t('thirdParty.linked.removed', { name: removed })}</Notice> : null}
      {refused && !refused.toasted ? <Notice kind="danger">{sentence(refused)}</Notice> : null}
    </div>
  );
}

function Confirm({ state, tell }: { state: ListedState; tell: Dispatch }) {
  const { t } = useMessages();
  const name = state.step === 'confirming' ? state.link.provider.name : '';
  return (
    <ConfirmDialog
      open={state.step === 'confirming'}
      title={t('thirdParty.linked.remove.title', { name })}
      confirm={t('thirdParty.linked.remove.submit', { name })}
      cancel={t('shell.cancel')}
      danger
      onConfirm={() => tell({ type: 'confirmed' })}
      onCancel={() => tell({ type: 'kept' })}
    >
      {t('thirdParty.linked.remove.text', { name })}
    </ConfirmDialog>
  );
}
