import { PASSKEYS_MAX, type PasskeyRow } from '@gatehouse/contract/account/factors';
import { useEffect, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Line, Row } from '../cards/account-row.tsx';
import { Chip } from '../cards/chip.tsx';
import { DeferredPanel } from '../deferred/deferred-panel.tsx';
import type { FactorsPart } from './factors-flow.ts';
import { disabledDuringCodes } from './held.ts';
import { useDayText } from './use-day-text.ts';

/** The row that adds a passkey, and a row for each passkey. */
export function PasskeyRows({ state, tell }: FactorsPart) {
  const { t } = useMessages();
  const available = usePasskeys();
  const { passkeys } = state.list;
  const adding = state.step === 'shown' && state.panel === 'passkey';
  const full = passkeys.length >= PASSKEYS_MAX;
  return (
    <>
      <Row
        icon={<MoreIcon name="passkey" />}
        title={t('factors.passkeys')}
        marks={[
          <Chip key="state" kind={passkeys.length === 0 ? 'off' : 'on'}>
            {t(passkeys.length === 0 ? 'factors.off' : 'factors.on')}
          </Chip>,
        ]}
        end={
          adding || full || available === false ? null : (
            <Button compact {...disabledDuringCodes(state)} onClick={() => tell({ type: 'opened', panel: 'passkey' })}>
              {t('factors.add.passkey')}
            </Button>
          )
        }
        below={adding ? <AddPanel tell={tell} /> : null}
      >
        <Line>{t('factors.passkeys.text')}</Line>
        {full ? <Line>{t('factors.passkeys.full')}</Line> : null}
        {available === false ? <Line>{t('factors.passkeys.none')}</Line> : null}
      </Row>
      {passkeys.map((passkey) => (
        <Passkey key={passkey.passkey_id} passkey={passkey} state={state} tell={tell} />
      ))}
    </>
  );
}

function Passkey({ passkey, state, tell }: FactorsPart & { passkey: PasskeyRow }) {
  const { t } = useMessages();
  const id = passkey.passkey_id;
  const name = passkey.name || t('factors.passkey.unnamed');
  const panel = state.step === 'shown' ? state.panel : undefined;
  const naming = typeof panel === 'object' && panel.rename === id;
  const target = state.step === 'changing' ? state.target : undefined;
  const ending = typeof target === 'object' && target.passkey === id;
  return (
    <Row
      icon={<MoreIcon name="key" />}
      title={<bdi>{name}</bdi>}
      marks={[
        ...(passkey.synced ? [t('factors.passkey.synced')] : []),
        ...(passkey.here ? [] : [t('factors.passkey.other')]),
      ]}
      ending={ending}
      end={
        naming ? null : (
          <>
            <Button
              compact
              variant="quiet"
              aria-label={t('factors.passkey.rename.spoken', { name })}
              {...disabledDuringCodes(state)}
              onClick={() => tell({ type: 'opened', panel: { rename: id } })}
            >
              {t('factors.passkey.rename')}
            </Button>
            <Button
              compact
              waiting={ending}
              waitingText={t('factors.working')}
              aria-label={t('factors.passkey.remove.spoken', { name })}
              {...disabledDuringCodes(state)}
              onClick={() => tell({ type: 'asked', target: { passkey: id } })}
            >
              {t('factors.passkey.remove')}
            </Button>
          </>
        )
      }
      below={naming ? <RenamePanel passkey={passkey} tell={tell} /> : null}
    >
      <Times passkey={passkey} />
    </Row>
  );
}

function Times({ passkey: { created_at: added, last_used_at: used } }: { passkey: PasskeyRow }) {
  const { t } = useMessages();
  const day = useDayText();
  return (
    <Line>
      <time dateTime={new Date(added).toISOString()} suppressHydrationWarning>
        {t('factors.passkey.added', { time: day(added) })}
      </time>
      {' · '}
      {used ? (
        <time dateTime={new Date(used).toISOString()} suppressHydrationWarning>
          {t('factors.passkey.used', { time: day(used, true) })}
        </time>
      ) : (
        t('factors.passkey.never')
      )}
    </Line>
  );
}

function AddPanel({ tell }: Pick<FactorsPart, 'tell'>) {
  const props = {
    onHold: (holds: boolean) => tell({ type: 'held', holds }),
    onMade: () => tell({ type: 'made' }),
    onDone: (news: string) => tell({ type: 'done', news }),
    onCancel: () => tell({ type: 'closed' }),
  };
  return (
    <DeferredPanel
      load={async () => (await import('./add-passkey.tsx')).AddPasskey}
      props={props}
      onGiveUp={props.onCancel}
    />
  );
}

function RenamePanel({ passkey, tell }: { passkey: PasskeyRow } & Pick<FactorsPart, 'tell'>) {
  const props = {
    passkey,
    onDone: (news: string) => tell({ type: 'done', news }),
    onCancel: () => tell({ type: 'closed' }),
  };
  return (
    <DeferredPanel
      load={async () => (await import('./rename-passkey.tsx')).RenamePasskey}
      props={props}
      onGiveUp={props.onCancel}
    />
  );
}

/** Whether this browser supports passkeys; undefined until known. */
function usePasskeys(): boolean | undefined {
  const [available, setAvailable] = useState<boolean>();
  useEffect(() => {
    void import('../../platform/credentials/passkey.ts').then(
      async ({ passkeySupport }) => setAvailable((await passkeySupport()).available),
      () => {},
    );
  }, []);
  return available;
}
