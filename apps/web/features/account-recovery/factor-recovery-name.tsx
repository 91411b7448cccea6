import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { NOWHERE, phoneProblem } from '../../ui/phone/phone-rules.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import type { MobileFieldProps } from '../forms/mobile-field.tsx';
import { wrongAddress } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { FactorRecoveryEvent, FactorRecoveryState, WrongName } from './factor-recovery-state.ts';
import { Screen } from './screen.tsx';

type NameProps = {
  state: Extract<FactorRecoveryState, { step: 'naming' | 'sendingName' }>;
  tell: (event: FactorRecoveryEvent) => void;
};

/** The address or number that replaces the lost one. */
export function FactorRecoveryName({ state, tell }: NameProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const { item, step, steps } = state.at;
  const isEmail = item === 'email';
  const { wrong, refused } = state.step === 'naming' ? state : {};
  const waiting = state.step === 'sendingName';
  useFirstWrong(form, wrong === undefined ? undefined : state);
  return (
    <Screen
      name="naming"
      title={t(isEmail ? 'lost.name.email.title' : 'lost.name.mobile.title')}
      intro={step && steps ? t('form.step', { step, steps }) : undefined}
      form={form}
      onSubmit={(sent) => tell(isEmail ? readEmail(sent) : readMobile(sent))}
    >
      {isEmail ? <Email wrong={wrong} /> : <Mobile wrong={wrong} />}
      <SubmitNotice refused={refused} waiting={waiting} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('retrieve.start.waiting')}>
        {t('lost.name.submit')}
      </Button>
    </Screen>
  );
}

function readEmail(form: HTMLFormElement): FactorRecoveryEvent {
  const email = String(new FormData(form).get('email') ?? '').trim();
  return { type: 'nameGiven', name: { email }, wrong: wrongAddress(email) };
}

function readMobile(form: HTMLFormElement): FactorRecoveryEvent {
  const data = new FormData(form);
  const mobile = String(data.get('mobile') ?? '').trim();
  const country = String(data.get('country') || NOWHERE);
  return { type: 'nameGiven', name: { mobile, country }, wrong: phoneProblem(mobile, country) };
}

function Email({ wrong }: { wrong: WrongName | undefined }) {
  const { t, find } = useMessages();
  const error = typeof wrong === 'number' ? (find(`error.${wrong}`) ?? t('error.unknown')) : undefined;
  const slip = wrong && t(wrong === 'empty' ? 'form.email.empty' : 'form.email.invalid');
  return (
    <TextField
      id="lost-email"
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      label={t('lost.name.email')}
      help={t('lost.name.email.help')}
      error={error ?? slip}
    />
  );
}

function Mobile({ wrong }: { wrong: WrongName | undefined }) {
  const { t, find } = useMessages();
  const Field = useMobileField();
  const label = t('lost.name.mobile');
  if (!Field) return <TextField name="mobile" type="tel" label={label} disabled />;
  const isCode = typeof wrong === 'number';
  return (
    <Field
      id="lost-mobile"
      label={label}
      required
      error={isCode ? (find(`error.${wrong}`) ?? t('error.unknown')) : undefined}
      problem={isCode ? undefined : wrong}
    />
  );
}

/** Loaded deferred; if that fails, a plain field for a number with its calling code. */
function useMobileField(): ComponentType<MobileFieldProps> | undefined {
  const [late, setLate] = useState<{ readonly Field: ComponentType<MobileFieldProps> }>();
  useEffect(() => {
    import('../forms/mobile-field.tsx').then(
      ({ MobileField }) => setLate({ Field: MobileField }),
      () => setLate({ Field: PlainMobile }),
    );
  }, []);
  return late?.Field;
}

function PlainMobile({ label, error, problem }: MobileFieldProps) {
  const { t } = useMessages();
  const international = t('phone.international');
  return (
    <TextField
      name="mobile"
      type="tel"
      autoComplete="tel"
      label={label}
      help={international}
      error={error ?? (problem && international)}
    />
  );
}
