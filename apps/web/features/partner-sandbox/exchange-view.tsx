import { useMessages } from '../../shell/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './partner-sandbox.module.css';
import { answerText, type Exchange, headersText, isSuccess, membersOf, requestText } from './protocol/http-message.ts';
import { useErrorAdvice } from './use-error-advice.ts';

type ExchangeViewProps = {
  exchange: Exchange;
  /** What an answer of success means. */
  success: string;
  /** It is right that it was refused, and why. */
  expected?: string | undefined;
};

/** A request and its answer, as they went over the wire, and what they mean. */
export function ExchangeView({ exchange, success, expected }: ExchangeViewProps) {
  const { t } = useMessages();
  return (
    <div className={styles.exchange}>
      <div role="status">
        <Meaning {...{ exchange, success, expected }} />
      </div>
      <CodeBlock label={t('partner.request')} text={requestText(exchange.request)} />
      {exchange.answer ? (
        <>
          <CodeBlock label={t('partner.answer')} text={answerText(exchange.answer)} />
          <Disclosure summary={t('partner.headers')}>
            <CodeBlock label={t('partner.headers')} text={headersText(exchange.answer.headers)} />
          </Disclosure>
        </>
      ) : null}
    </div>
  );
}

function Meaning({ exchange, success, expected }: ExchangeViewProps) {
  const { t } = useMessages();
  const advice = useErrorAdvice();
  const { answer } = exchange;
  if (!answer) return <Notice kind="danger">{t('partner.noAnswer')}</Notice>;
  if (isSuccess(exchange)) return <Notice kind="success">{success}</Notice>;
  if (expected) return <Notice kind="success">{expected}</Notice>;
  const { error } = membersOf(answer);
  const name = typeof error === 'string' ? error : errorOfChallenge(answer.headers);
  return (
    <Notice kind="danger" title={name ?? t('partner.status', { status: String(answer.status) })}>
      {advice(name ?? '')}
    </Notice>
  );
}

/** RFC 6750, 3 */
function errorOfChallenge(headers: readonly (readonly [string, string])[]): string | undefined {
  const challenge = headers.find(([name]) => name.toLowerCase() === 'www-authenticate')?.[1];
  return /\berror="([^"]+)"/.exec(challenge ?? '')?.[1];
}
