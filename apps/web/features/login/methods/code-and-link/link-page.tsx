import type { ComponentType } from 'react';
import { useMessages } from '../../../../shell/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import steps from '../../../forms/steps.module.css';
import { SubmitNotice } from '../../../forms/submit-notice.tsx';
import { LinkOverScreen, LinkScreen } from './link-screens.tsx';
import type { LinkEvent, LinkState } from './link-state.ts';

type LinkPageProps = { state: LinkState; tell: (event: LinkEvent) => void; LogOut: ComponentType };

/** LOGIN-02: the page of an emailed link, with its buttons. */
export function LinkPage({ state, tell, LogOut }: LinkPageProps) {
  const { t } = useMessages();
  switch (state.step) {
    case 'over':
      return <LinkOverScreen why={state.why} />;
    case 'confirm':
    case 'checking':
      return (
        <>
          <LinkScreen state={state} />
          <SubmitNotice
            refused={state.step === 'confirm' ? state.refused : undefined}
            waiting={state.step === 'checking'}
          />
          <Button
            variant="primary"
            wide
            waiting={state.step === 'checking'}
            waitingText={t('login.submit.waiting')}
            onClick={() => tell({ type: 'confirmed' })}
          >
            {t(state.here ? 'loginLink.confirm' : 'loginLink.confirm.device')}
          </Button>
          <p className={steps.note}>{t('loginLink.notYou')}</p>
        </>
      );
    case 'arrived':
      return (
        <>
          <LinkScreen state={state} />
          <Button variant="primary" wide onClick={() => tell({ type: 'wentOn' })}>
            {t('loginLink.goOn')}
          </Button>
          <LogOut />
        </>
      );
    default:
      return <LinkScreen state={state} />;
  }
}
