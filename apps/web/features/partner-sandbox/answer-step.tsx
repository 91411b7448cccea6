import { useRef, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import { BeginAgain } from './begin-again.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { Facts } from './facts.tsx';
import styles from './partner-sandbox.module.css';
import { checksOf } from './protocol/authorization-answer.ts';
import type { SandboxEvent, SandboxState } from './sandbox-state.ts';
import { useErrorAdvice } from './use-error-advice.ts';

type AnswerStepProps = {
  state: Extract<SandboxState, { step: 'answered' | 'exchanging' }>;
  tell: (event: SandboxEvent) => void;
};

/** The third step: the answer, checked as an application checks it, and the token request. */
export function AnswerStep({ state, tell }: AnswerStepProps) {
  const { t } = useMessages();
  const advice = useErrorAdvice();
  const { answer, request, metadata } = state;
  const checks = checksOf(answer, request, metadata.issuer);
  const mayGoOn = checks.every(({ isRight }) => isRight);
  const isOurs = checks.every(({ name, isRight }) => name === 'code' || isRight);
  return (
    <>
      <Received answer={answer} />
      <ul className={styles.checks}>
        {checks.map(({ name, isRight }) => (
          <li key={name} data-wrong={isRight ? undefined : ''}>
            <Icon name={isRight ? 'success' : 'alert'} size="small" />
            <span>{t(`partner.check.${name}.${isRight ? 'right' : 'wrong'}`)}</span>
          </li>
        ))}
      </ul>
      {answer.error && isOurs ? (
        <Notice kind="danger" title={answer.error}>
          {advice(answer.error)} {answer.description}
        </Notice>
      ) : null}
      {isOurs ? null : <Notice kind="danger">{t('partner.check.failed')}</Notice>}
      {state.step === 'answered' && state.exchange ? <ExchangeView exchange={state.exchange} success="" /> : null}
      {mayGoOn ? <TokenForm state={state} tell={tell} /> : null}
      <div className={styles.actions}>
        <BeginAgain tell={tell} />
      </div>
    </>
  );
}

function Received({ answer }: Pick<AnswerStepProps['state'], 'answer'>) {
  const { t } = useMessages();
  const { code, state, iss, error, description } = answer;
  const received = { code, state, iss, error, error_description: description };
  return (
    <Facts
      facts={Object.entries(received).flatMap(([name, value]) =>
        value === undefined ? [] : [{ name, value, meaning: t(`partner.received.${name as keyof typeof received}`) }],
      )}
    />
  );
}

function TokenForm({ state, tell }: AnswerStepProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<{ readonly secret: true }>();
  useFirstWrong(form, wrong);

  function submit(sent: HTMLFormElement) {
    const secret = String(new FormData(sent).get('secret') ?? '');
    const lacksSecret = state.client.confidential && secret === '';
    setWrong(lacksSecret ? { secret: true } : undefined);
    if (!lacksSecret) tell({ type: 'exchangeAsked', secret });
  }

  return (
    <Form ref={form} aria-label={t('partner.tokens.get')} onSubmit={submit}>
      <p>{t('partner.tokens.text')}</p>
      {state.client.confidential ? (
        <TextField
          name="secret"
          type="password"
          label={t('partner.secret')}
          help={t('partner.secret.help')}
          error={wrong ? t('partner.secret.empty') : undefined}
          autoComplete="off"
          required
          ltr
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" waiting={state.step === 'exchanging'}>
          {t('partner.tokens.get')}
        </Button>
      </div>
    </Form>
  );
}
