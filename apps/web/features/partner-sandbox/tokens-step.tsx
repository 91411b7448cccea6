import { useMessages } from '../../shell/words.tsx';
import { BeginAgain } from './begin-again.tsx';
import { CallPart } from './call-part.tsx';
import { CodeBlock } from './code-block.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { Part } from './part.tsx';
import styles from './partner-sandbox.module.css';
import { decodeToken } from './protocol/id-token.ts';
import type { SandboxCall, SandboxEvent, TokensState } from './sandbox-state.ts';

type TokensStepProps = {
  state: TokensState;
  tell: (event: SandboxEvent) => void;
};

const CALLS: readonly SandboxCall[] = ['userinfo', 'balance', 'refresh', 'introspection', 'revocation'];
const INDENT = 2;

/** The fourth step: the tokens, and what can be asked with them. */
export function TokensStep({ state, tell }: TokensStepProps) {
  const { t } = useMessages();
  return (
    <>
      <ExchangeView exchange={state.exchange} success={t('partner.tokens.got')} />
      <IdToken state={state} />
      {CALLS.map((call) => (
        <CallPart key={call} call={call} state={state} tell={tell} />
      ))}
      <div className={styles.actions}>
        <BeginAgain tell={tell} />
      </div>
    </>
  );
}

function IdToken({ state: { tokens, request } }: Pick<TokensStepProps, 'state'>) {
  const { t } = useMessages();
  const decoded = tokens.id_token ? decodeToken(tokens.id_token) : undefined;
  if (!decoded) return <p className={styles.quiet}>{t('partner.idToken.none')}</p>;
  const { nonce } = decoded.claims;
  // A refreshed id token has no nonce (OpenID Connect Core 1.0, 12.2).
  const isRight = nonce === undefined || nonce === request.nonce;
  return (
    <Part title={t('partner.idToken')}>
      <p>{t(isRight ? 'partner.idToken.text' : 'partner.idToken.wrong')}</p>
      <CodeBlock label={t('partner.idToken.decoded')} text={JSON.stringify(decoded, null, INDENT)} />
    </Part>
  );
}
