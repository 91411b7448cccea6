import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { lateScreen } from '../deferred/late-screen.tsx';
import { UNREACHABLE } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Authorise } from './authorise.tsx';
import type { InsideProps } from './inside-screens.tsx';
import { mayBeOutside } from './offered.ts';
import styles from './opening.module.css';
import type { TelegramSlots } from './telegram-slots.ts';
import type { Dispatch, TelegramState } from './telegram-state.ts';
import { Titled } from './titled.tsx';

const Inside = lateScreen<InsideProps>(() => import('./inside-screens.tsx').then(({ InsideScreen }) => InsideScreen));

type ScreenProps = Pick<InsideProps, 'tell' | 'proven'> & { state: TelegramState; slots: TelegramSlots };

/** Every screen between Telegram and an account. */
export function TelegramScreen({ state, tell, proven, slots }: ScreenProps) {
  switch (state.step) {
    case 'looking':
    case 'outside':
      return <Opening isLooking={state.step === 'looking'} OutsideScreen={slots.OutsideScreen} />;
    case 'launching':
    case 'status':
    case 'done':
      return <Waiting />;
    case 'unreachable':
      return <Unreachable tell={tell} />;
    case 'authorise':
      return <Authorise who={state.who} tell={tell} />;
    case 'form':
      return <slots.FormScreen state={state} tell={tell} />;
    default:
      return <Inside state={state} tell={tell} proven={proven} />;
  }
}

type OpeningProps = Pick<TelegramSlots, 'OutsideScreen'> & { isLooking: boolean };

/** Until it is known how the page was opened, a browser shows what it will show, and Telegram that it waits. */
function Opening({ isLooking, OutsideScreen }: OpeningProps) {
  const page = usePage();
  if (isLooking && !mayBeOutside(page)) return <Waiting />;
  return (
    <>
      <div className={isLooking ? styles.outside : undefined}>
        <OutsideScreen />
      </div>
      {isLooking ? (
        <div className={styles.launched}>
          <Waiting />
        </div>
      ) : null}
    </>
  );
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
