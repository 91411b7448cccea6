import { codes } from '@gatehouse/contract/errors/codes';
import { useMessages } from '../../shell/words.tsx';
import { CodeField } from '../../ui/code/code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useMinutesLeft } from '../forms/use-countdown.ts';
import { methodOf } from './answers.ts';
import type { TypedMethod, VerificationEvent, VerificationState, WrongProof } from './proof-state.ts';
import { isSent } from './rows.ts';

type FieldProps = { state: VerificationState; tell: (event: VerificationEvent) => void };

/** The input of a proof. It keeps its value while an answer is pending, and after an error. */
export function ProofField({ state, tell }: FieldProps) {
  const { t } = useMessages();
  const way = (methodOf(state) ?? 'email') as TypedMethod;
  const wrong = state.step === 'typing' || state.step === 'sending' ? state.wrong : undefined;
  const minutes = useMinutesLeft('expiresAt' in state ? state.expiresAt : 0);
  const shared = {
    error: useWrongProof(way, wrong),
    errorCode: typeof wrong?.why === 'number' ? t('form.errorCode', { code: `${wrong.why}` }) : undefined,
    required: true,
  };
  if (way === 'password')
    return <PasswordField {...shared} name="password" autoComplete="current-password" label={t('form.password')} />;
  if (way === 'recovery')
    return (
      <TextField
        {...shared}
        ltr
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        label={t('prove.recovery.label')}
        help={t('prove.recovery.help')}
      />
    );
  return (
    <CodeField
      {...shared}
      key={way}
      name="code"
      label={t('form.code')}
      help={minutes ? t('prove.minutes', { minutes }) : t(`prove.${way}.help`)}
      onComplete={(code) => tell({ type: 'given', code })}
    />
  );
}

function useWrongProof(way: TypedMethod, wrong: WrongProof | undefined): string | undefined {
  const { t, find } = useMessages();
  if (!wrong) return undefined;
  if (way === 'password')
    return t(
      wrong.why === 'empty'
        ? 'form.password.empty'
        : wrong.why === codes.wrongPassword
          ? 'prove.password.wrong'
          : 'error.unknown',
    );
  if (wrong.why === 'empty' || wrong.why === 'shape') return t(`prove.${way}.${wrong.why}`);
  if (wrong.triesLeft === 0) return find(`error.${codes.codeTriesUsed}`);
  if (wrong.why !== codes.wrongCode) return find(`error.${wrong.why}`) ?? t('error.unknown');
  return wrong.triesLeft
    ? t(isSent(way) ? 'prove.triesLeft.sent' : 'prove.triesLeft', { left: wrong.triesLeft })
    : t(`prove.${way}.wrong`);
}
