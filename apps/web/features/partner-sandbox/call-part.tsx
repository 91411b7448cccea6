import { demoBalance } from '@gatehouse/contract/oauth/endpoints';
import type { Translator } from '@gatehouse/words/translator';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { Part } from './part.tsx';
import styles from './partner-sandbox.module.css';
import { OPENID, resourceOf } from './protocol/authorization-request.ts';
import type { SandboxCall, SandboxEvent, TokensState } from './sandbox-state.ts';

type CallPartProps = {
  call: SandboxCall;
  state: TokensState;
  tell: (event: SandboxEvent) => void;
};

/** A call with the tokens: what it is for, its button, and its last request and answer. */
export function CallPart({ call, state, tell }: CallPartProps) {
  const { t } = useMessages();
  const hindrance = hindranceOf(t, call, state);
  const exchange = state.calls[call];
  const waiting = state.step === 'calling' && state.call === call;
  return (
    <Part title={t(`partner.call.${call}`)}>
      <p>{hindrance ?? t(`partner.call.${call}.text`)}</p>
      {hindrance ? null : (
        <div className={styles.actions}>
          <Button
            waiting={waiting}
            aria-disabled={(state.step === 'calling' && !waiting) || undefined}
            onClick={() => tell({ type: 'callAsked', call })}
          >
            {t(`partner.call.${call}.send`)}
          </Button>
        </div>
      )}
      {exchange ? (
        <ExchangeView
          exchange={exchange}
          success={t(`partner.call.${call}.done`)}
          expected={state.revoked && call !== 'revocation' ? t('partner.call.refused') : undefined}
        />
      ) : null}
    </Part>
  );
}

/** Why a call is not possible; undefined: it is. */
function hindranceOf(t: Translator['t'], call: SandboxCall, { tokens, request }: TokensState): string | undefined {
  if (call === 'refresh' && !tokens.refresh_token) return t('partner.call.refresh.impossible');
  const granted = tokens.scope?.split(' ') ?? request.scopes;
  // RFC 8707: a token is for one of the two.
  const isForBalance = resourceOf(request) !== undefined;
  if (call === 'userinfo' && isForBalance) return t('partner.call.userinfo.elsewhere');
  if (call === 'userinfo' && !granted.includes(OPENID)) return t('partner.call.userinfo.impossible');
  const isAllowed = isForBalance && granted.includes(demoBalance.scope);
  return call === 'balance' && !isAllowed ? t('partner.call.balance.impossible') : undefined;
}
