import type { ThirdPartyProvider } from '@gatehouse/contract/third-party';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { useLateArea } from '../late-form.tsx';
import { SubmitNotice } from '../submit-notice.tsx';
import type { Intent } from './away.ts';
import styles from './third-party.module.css';
import { useBegin } from './use-begin.ts';

type ButtonsProps = { intent: Exclude<Intent, 'link'> };

/**
 * LOGIN-06: one button for each company whose accounts the site takes. Each is a form of its own inside a `LateArea`, which tells it
 * by the event `sent` that it was pressed, also before it came to life.
 */
export function ThirdPartyButtons({ intent }: ButtonsProps) {
  const { thirdParties } = usePage();
  const { begin, ...state } = useBegin(intent);
  if (!thirdParties?.shown) return null;
  return <Providers {...state} compact providers={thirdParties.providers} onBegin={begin} />;
}

/** For an area of their own, which compliance may still show. */
export function RegistrationThirdParties() {
  const { thirdParties } = usePage();
  const { begin, ...state } = useBegin('registration');
  useLateArea((sent) => void sent.dispatchEvent(new Event('sent')));
  return <Providers {...state} providers={thirdParties?.providers ?? []} onBegin={begin} />;
}

type ProvidersProps = Pick<ReturnType<typeof useBegin>, 'going' | 'refused'> & {
  providers: readonly ThirdPartyProvider[];
  onBegin: (provider: ThirdPartyProvider) => void;
  compact?: boolean;
};

function Providers({ providers, going, refused, onBegin, compact = false }: ProvidersProps) {
  const { t } = useWords();
  return (
    <>
      {providers.map((provider) => (
        <ProviderForm key={provider.id} provider={provider} onSent={onBegin}>
          <Button
            type="submit"
            wide
            compact={compact}
            waiting={going === provider.id}
            waitingText={t('thirdParty.button.leaving', { name: provider.name })}
            aria-disabled={(going !== undefined && going !== provider.id) || undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {provider.letter}
            </span>
            {t('thirdParty.button.continue', { name: provider.name })}
          </Button>
        </ProviderForm>
      ))}
      {refused ? (
        <div className={styles.news}>
          <SubmitNotice refused={refused} waiting={false} />
        </div>
      ) : null}
    </>
  );
}

type FormProps = {
  provider: ThirdPartyProvider;
  onSent: (provider: ThirdPartyProvider) => void;
  children: ReactNode;
};

function ProviderForm({ provider, onSent, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  useEffect(() => {
    const element = form.current;
    const hear = () => latest.current(provider);
    element?.addEventListener('sent', hear);
    return () => element?.removeEventListener('sent', hear);
  }, [provider]);
  return (
    <form ref={form} id={`third-party-${provider.id}`} method="dialog" className={styles.provider}>
      {children}
    </form>
  );
}
