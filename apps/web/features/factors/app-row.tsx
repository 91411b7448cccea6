import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Line, Row } from '../cards/account-row.tsx';
import { Chip } from '../cards/chip.tsx';
import { DeferredPanel } from '../deferred/deferred-panel.tsx';
import type { FactorsPart } from './factors-flow.ts';
import { disabledDuringCodes } from './held.ts';
import { useDayText } from './use-day-text.ts';

/** The row of the authenticator app: set up, remove, or report as lost. */
export function AppRow({ state, tell }: FactorsPart) {
  const { t } = useMessages();
  const day = useDayText();
  const { totp } = state.list;
  const panel = state.step === 'shown' ? state.panel : undefined;
  const opened = panel === 'app' || panel === 'lost' ? panel : undefined;
  return (
    <Row
      icon={<MoreIcon name="app" />}
      title={t('factors.app')}
      marks={[
        <Chip key="state" kind={totp ? 'on' : 'off'}>
          {t(totp ? 'factors.on' : 'factors.off')}
        </Chip>,
      ]}
      end={opened ? null : <AppButtons state={state} tell={tell} />}
      below={opened ? <AppPanel panel={opened} tell={tell} /> : null}
    >
      <Line>{t('factors.app.text')}</Line>
      {totp ? (
        <Line>
          <time dateTime={new Date(totp.added_at).toISOString()} suppressHydrationWarning>
            {t('factors.app.added', { time: day(totp.added_at) })}
          </time>
        </Line>
      ) : null}
    </Row>
  );
}

function AppButtons({ state, tell }: FactorsPart) {
  const { t } = useMessages();
  if (!state.list.totp)
    return (
      <Button
        compact
        aria-label={t('factors.app.setUp.spoken')}
        {...disabledDuringCodes(state)}
        onClick={() => tell({ type: 'opened', panel: 'app' })}
      >
        {t('factors.app.setUp')}
      </Button>
    );
  return (
    <>
      <Button
        compact
        variant="quiet"
        {...disabledDuringCodes(state)}
        onClick={() => tell({ type: 'opened', panel: 'lost' })}
      >
        {t('factors.app.lost')}
      </Button>
      <Button
        compact
        aria-label={t('factors.app.remove.spoken')}
        {...disabledDuringCodes(state)}
        waiting={state.step === 'changing' && state.target === 'app'}
        waitingText={t('factors.working')}
        onClick={() => tell({ type: 'asked', target: 'app' })}
      >
        {t('factors.app.remove')}
      </Button>
    </>
  );
}

function AppPanel({ panel, tell }: { panel: 'app' | 'lost'; tell: FactorsPart['tell'] }) {
  const props = {
    onHold: (holds: boolean) => tell({ type: 'held', holds }),
    onMade: () => tell({ type: 'made' }),
    onDone: (news: string) => tell({ type: 'done', news }),
    onCancel: () => tell({ type: 'closed' }),
  };
  return (
    <DeferredPanel
      load={async () =>
        panel === 'app'
          ? (await import('./set-up-app.tsx')).SetUpApp
          : (await import('./lost-authenticator.tsx')).LostAuthenticator
      }
      props={props}
      onGiveUp={props.onCancel}
    />
  );
}
