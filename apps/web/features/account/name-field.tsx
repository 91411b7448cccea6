import { codes } from '@gatehouse/contract/errors/codes';
import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { NOWHERE, phoneProblem } from '../../ui/phone/phone-rules.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { MobileFieldProps } from '../forms/mobile-field.tsx';
import { wrongAddress } from '../forms/submit-answer.ts';
import type { NewName, WrongName } from './name-flow.ts';

type Method = 'email' | 'mobile';
type NameInput = { readonly name: NewName; readonly wrong?: WrongName };

/** Reads the typed address or number, with its problem if it has one. */
export function readName(form: HTMLFormElement, method: Method): NameInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  if (method === 'email') return checked({ email: text('email') }, wrongAddress(text('email')));
  const country = text('country') || NOWHERE;
  return checked({ mobile: text('mobile'), country }, phoneProblem(text('mobile'), country));
}

function checked(name: NewName, wrong: WrongName | undefined): NameInput {
  return wrong === undefined ? { name } : { name, wrong };
}

type NameFieldProps = { method: Method; name: NewName | undefined; wrong: WrongName | undefined };

/** The field for the new address or number, filled with what was typed before. */
export function NameField({ method, name, wrong }: NameFieldProps) {
  return method === 'email' ? (
    <Email typed={name && 'email' in name ? name.email : ''} wrong={wrong} />
  ) : (
    <Mobile name={name && 'mobile' in name ? name : undefined} wrong={wrong} />
  );
}

function Email({ typed, wrong }: { typed: string; wrong: WrongName | undefined }) {
  const { t } = useMessages();
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      defaultValue={typed}
      label={t('accountForm.email.label')}
      error={wrong === undefined ? undefined : t(wrong === 'empty' ? 'form.email.empty' : 'form.email.invalid')}
    />
  );
}

type MobileProps = {
  name: { readonly mobile: string; readonly country: string } | undefined;
  wrong: WrongName | undefined;
};

function Mobile({ name, wrong }: MobileProps) {
  const { t, find } = useMessages();
  const Field = useMobileField();
  const label = t('accountForm.mobile.label');
  const isCode = typeof wrong === 'number';
  const shape = wrong === codes.invalidField ? 'shape' : undefined;
  const error = isCode && !shape ? (find(`error.${wrong}`) ?? t('error.unknown')) : undefined;
  if (!Field) return <TextField name="mobile" type="tel" label={label} disabled />;
  return (
    <Field
      id="account-mobile"
      label={label}
      required
      defaultValue={name?.mobile ?? ''}
      {...(name && name.country !== NOWHERE ? { country: name.country } : {})}
      error={error}
      problem={isCode ? shape : wrong}
    />
  );
}

/** Loads the mobile field with its countries and flags. Falls back to a plain field for an international number. */
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

function PlainMobile({ label, error, problem, defaultValue }: MobileFieldProps) {
  const { t } = useMessages();
  const international = t('phone.international');
  return (
    <>
      <TextField
        name="mobile"
        type="tel"
        autoComplete="tel"
        label={label}
        defaultValue={defaultValue}
        help={international}
        error={error ?? (problem && international)}
      />
      <input type="hidden" name="country" value={NOWHERE} />
    </>
  );
}
