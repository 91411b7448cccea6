import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { ReactNode } from 'react';
import { type ShownProvider, usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import styles from './third-party.module.css';
import { useBegin } from './use-begin.ts';

/** LOGIN-06: a button for each provider of the site. Each is a form, so that a click before hydration counts. */
export function LoginThirdParties() {
  const { access } = usePage();
  const { begin, ...state } = useBegin('login');
  if (!access.thirdParties?.shown) return null;
  return <Providers {...state} compact providers={access.thirdParties.providers} onBegin={begin} />;
}

/** For an area of their own, which compliance may show later. */
export function RegistrationThirdParties() {
  const { access } = usePage();
  const { begin, ...state } = useBegin('registration');
  return <Providers {...state} providers={access.thirdParties?.providers ?? []} onBegin={begin} />;
}

type ProvidersProps = Pick<ReturnType<typeof useBegin>, 'going' | 'refused'> & {
  providers: readonly ShownProvider[];
  onBegin: (provider: ThirdPartyProvider) => void;
  compact?: boolean;
};

function Providers({ providers, going, refused, onBegin, compact = false }: ProvidersProps) {
  const { t } = useMessages();
  return (
    <>
      {providers.map((provider) => (
        <ProviderForm key={provider.id} provider={provider} onBegin={onBegin}>
          <Button
            type="submit"
            wide
            compact={compact}
            waiting={going === provider.id}
            waitingText={t('thirdParty.button.leaving', { name: provider.name })}
            aria-disabled={going ? going !== provider.id : undefined}
          >
            <Mark provider={provider} />
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

/** The provider's own, as its guidelines ask for; else its letter. */
function Mark({ provider: { mark, letter } }: { provider: ShownProvider }) {
  if (!mark)
    return (
      <span className={styles.mark} aria-hidden="true">
        {letter}
      </span>
    );
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={mark} />
    </svg>
  );
}

type FormProps = {
  provider: ThirdPartyProvider;
  onBegin: (provider: ThirdPartyProvider) => void;
  children: ReactNode;
};

function ProviderForm({ provider, onBegin, children }: FormProps) {
  return (
    <form
      id={`third-party-${provider.id}`}
      method="dialog"
      className={styles.provider}
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(provider);
      }}
    >
      {children}
    </form>
  );
}
