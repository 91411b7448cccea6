import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Line, Row } from '../cards/account-row.tsx';
import { Chip } from '../cards/chip.tsx';
import type { FactorsPart } from './factors-flow.ts';
import { disabledDuringCodes } from './held.ts';

/** From this number on the row warns. */
const FEW = 2;

/** The number of recovery codes left. Shown only if there is a factor to recover. */
export function RecoveryRow({ state, tell }: FactorsPart) {
  const { t } = useMessages();
  const { totp, passkeys, recovery } = state.list;
  if (!totp && passkeys.length === 0) return null;
  const left = recovery?.left ?? 0;
  return (
    <Row
      icon={<Icon name="lock" />}
      title={t('factors.recovery')}
      marks={[
        <Chip key="state" kind={left > FEW ? 'on' : 'warning'}>
          {t('factors.recovery.left', { left })}
        </Chip>,
      ]}
      end={
        <Button
          compact
          {...disabledDuringCodes(state)}
          waiting={state.step === 'changing' && state.target === 'codes'}
          waitingText={t('factors.working')}
          onClick={() => tell({ type: 'asked', target: 'codes' })}
        >
          {t('factors.recovery.make')}
        </Button>
      }
    >
      <Line>{t('factors.recovery.text')}</Line>
      {left <= FEW ? <Line>{t('factors.recovery.few')}</Line> : null}
    </Row>
  );
}
