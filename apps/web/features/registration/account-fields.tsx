import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { MobileFieldProps } from '../forms/mobile-field.tsx';
import type { WrongStart } from './registration-state.ts';
import type { Start } from './screen-props.ts';

type AccountFieldsProps = {
  start: Start;
  onMethod: (method: RegistrationMethod) => void;
  wrong: WrongStart['account'];
};

/** SIGNUP-01: the fields for address and number; each keeps its value. */
export function AccountFields({ start: { method, way }, onMethod, wrong }: AccountFieldsProps) {
  const { t } = useMessages();
  const { methods } = usePage().access.signUp;
  // Loaded on demand: numbering plans and flags are larger than the rest of the form.
  const [wantsMobile, setWantsMobile] = useState(method === 'mobile');
  if (method === 'mobile' && !wantsMobile) setWantsMobile(true);
  const segments = methods.map((value) => ({ value, label: t(`register.method.${value}`) }));
  return (
    <>
      {segments.length > 1 ? (
        <Segments
          name="method"
          legend={t('register.method')}
          segments={segments}
          value={methods[0] ?? 'email'}
          onChoose={onMethod}
        />
      ) : null}
      {methods.includes('email') ? (
        <div hidden={method !== 'email'}>
          <Email wrong={method === 'email' ? wrong : undefined} isAlone={way.form === 'new'} />
        </div>
      ) : null}
      {methods.includes('mobile') && wantsMobile ? (
        <div hidden={method !== 'mobile'}>
          <Mobile wrong={method === 'mobile' ? wrong : undefined} />
        </div>
      ) : null}
    </>
  );
}

function Email({ wrong, isAlone }: { wrong: WrongStart['account']; isAlone: boolean }) {
  const { t } = useMessages();
  return (
    <TextField
      id="register-email"
      name="email"
      type="email"
      autoComplete={isAlone ? 'email' : 'username'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      label={t('form.email')}
      error={wrong && t(wrong === 'empty' ? 'form.email.empty' : 'form.email.invalid')}
    />
  );
}

/** Loaded deferred; if that fails, a plain field for a number with its calling code. */
function Mobile({ wrong }: { wrong: WrongStart['account'] }) {
  const { t, find } = useMessages();
  const Field = useMobileField();
  const label = t('register.method.mobile.label');
  const isCode = typeof wrong === 'number';
  const error = isCode ? (find(`error.${wrong}`) ?? t('error.unknown')) : undefined;
  if (!Field) return <TextField name="mobile" type="tel" label={label} disabled />;
  if (Field === 'plain') {
    const said = error ?? (wrong && t('register.mobile.international'));
    return (
      <>
        <TextField
          {...{ id: 'register-mobile', name: 'mobile', type: 'tel', autoComplete: 'tel', label }}
          help={t('register.mobile.international')}
          error={said}
        />
        <input type="hidden" name="country" value="ZZ" />
      </>
    );
  }
  return (
    <Field
      id="register-mobile"
      label={label}
      required
      error={error}
      errorCode={isCode ? t('form.errorCode', { code: `${wrong}` }) : undefined}
      problem={isCode ? undefined : wrong}
    />
  );
}

function useMobileField(): ComponentType<MobileFieldProps> | 'plain' | undefined {
  const [late, setLate] = useState<{ readonly field: ComponentType<MobileFieldProps> | 'plain' }>();
  useEffect(() => {
    import('../forms/mobile-field.tsx').then(
      ({ MobileField }) => setLate({ field: MobileField }),
      () => setLate({ field: 'plain' }),
    );
  }, []);
  return late?.field;
}
