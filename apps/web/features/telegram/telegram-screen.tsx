import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { UNREACHABLE } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { verifyLogin } from '../sign-in/verify-login.ts';
import { Verification } from '../verification/verify.tsx';
import { Authorise } from './authorise.tsx';
import { Bound, Expired, Unbound } from './ends.tsx';
import { LinkQuestion } from './link-question.tsx';
import { LoginScreen } from './login-screen.tsx';
import { Outside } from './outside.tsx';
import type { TelegramSlots } from './telegram-slots.ts';
import type { Dispatch, TelegramState } from './telegram-state.ts';
import { Titled } from './titled.tsx';

type ScreenProps = { state: TelegramState; tell: Dispatch; slots: TelegramSlots };

/** Every screen between Telegram and an account. */
export function TelegramScreen({ state, tell, slots }: ScreenProps) {
  switch (state.step) {
    case 'looking':
    case 'launching':
    case 'status':
    case 'done':
      return <Waiting />;
    case 'outside':
      return <Outside slots={slots} />;
    case 'unreachable':
      return <Unreachable tell={tell} />;
    case 'second':
      return (
        <WithDeferredMessages>
          <Second asked={state.asked} tell={tell} />
        </WithDeferredMessages>
      );
    case 'authorise':
      return <Authorise who={state.who} tell={tell} />;
    case 'form':
      return <LoginScreen state={state} tell={tell} slots={slots} />;
    case 'expired':
      return <Expired tell={tell} />;
    case 'link':
    case 'binding':
      return <LinkQuestion state={state} tell={tell} />;
    case 'bound':
      return <Bound tell={tell} />;
    case 'unbound':
      return <Unbound code={state.code} tell={tell} />;
  }
}

function Waiting() {
  const { t } = useMessages();
  return (
    <Titled title={t('telegram.title')}>
      <Spinner size="large" label={t('form.wait')} />
      <SubmitNotice refused={undefined} waiting />
    </Titled>
  );
}

function Unreachable({ tell }: { tell: Dispatch }) {
  const { t } = useMessages();
  return (
    <Titled title={t('telegram.unreachable.title')}>
      <SubmitNotice refused={UNREACHABLE} waiting={false} stays />
      <Button variant="primary" wide onClick={() => tell({ type: 'again' })}>
        {t('shell.retry')}
      </Button>
      <Button wide onClick={() => tell({ type: 'otherWay' })}>
        {t('telegram.otherWay')}
      </Button>
    </Titled>
  );
}

function Second({ asked, tell }: { asked: LoginChallenge; tell: Dispatch }) {
  const { t } = useMessages();
  const page = usePage();
  return (
    <Verification
      asked={asked}
      title={t(`login.${asked.why}.title`)}
      intro={asked.why === 'factor' ? t('telegram.factor') : t(`login.${asked.why}.intro`)}
      answer={(proof, signal) => verifyLogin(page, { uuid: asked.uuid, proof }, signal)}
      onDone={(answer) => tell({ type: 'answered', answer })}
      onBack={() => tell({ type: 'wentBack' })}
    />
  );
}
