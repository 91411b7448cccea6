import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { LoginWizard } from '../../features/login/login-wizard.tsx';
import { currentEntry } from '../../features/login/proof-entry.ts';
import { useLoginPlace } from '../../features/login/use-login-place.ts';
import { backOf } from '../../features/telegram/back.ts';
import type { LoginFormProps } from '../../features/telegram/telegram-slots.ts';
import { telegramBridge } from '../../platform/webview/telegram-bridge.ts';
import { type PageFrame, PageProvider, usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { parts } from '../login-parts.ts';

/** LOGIN-08, LOGIN-09: the form of the login page inside the mini-app, with its Back. */
export function LoginForm({ inMiniApp, onForget }: LoginFormProps) {
  const frame = usePage();
  const inside = useMemo(() => withoutTelegram(frame, inMiniApp), [frame, inMiniApp]);
  return (
    <PageProvider frame={inside}>
      <WithBack onForget={onForget} />
    </PageProvider>
  );
}

function WithBack({ onForget }: Pick<LoginFormProps, 'onForget'>) {
  const { t } = useMessages();
  const place = useLoginPlace();
  const usePlace = useCallback(() => place, [place]);
  const back = backOf({ leaveAccount: place.back, forget: onForget });
  useBackButton(back);
  return (
    <>
      <LoginWizard parts={parts} usePlace={usePlace} />
      {back && !place.back ? (
        <Button variant="quiet" compact icon="back" onClick={back}>
          {t('login.thirdParty.back')}
        </Button>
      ) : null}
    </>
  );
}

/** Telegram's own button does what Back of this screen does: from a verification it leads to the form. */
function useBackButton(back: (() => void) | undefined): void {
  const press = useEffectEvent(() => {
    if (currentEntry() === 'proof') history.back();
    else back?.();
  });
  const isShown = back !== undefined;
  useEffect(() => (isShown ? telegramBridge.showBackButton(() => press()) : undefined), [isShown]);
}

/** Telegram is no other way than the one that led here. */
function withoutTelegram(frame: PageFrame, inMiniApp: boolean): PageFrame {
  const { thirdParties, ...rest } = frame.access;
  const providers = thirdParties?.providers.filter(({ id }) => id !== TELEGRAM_PROVIDER) ?? [];
  const others = thirdParties && providers.length > 0 ? { thirdParties: { ...thirdParties, providers } } : {};
  return { ...frame, access: { ...rest, ...others, ...(inMiniApp ? { loginOnly: true as const } : {}) } };
}
