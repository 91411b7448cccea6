import { ADULT_YEARS } from '@gatehouse/rules/registration/age';
import {
  type BirthDate,
  type BirthPart,
  type BirthProblem,
  birthDateIn,
  birthParts,
} from '@gatehouse/rules/registration/birth-date';
import { type ClipboardEvent, useId, useMemo } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import fieldStyles from '../../ui/field.module.css';
import { FieldMessage } from '../../ui/field.tsx';
import styles from './birth-field.module.css';
import { birthOrder, monthNames } from './birth-order.ts';

type BirthFieldProps = { problem: BirthProblem | undefined; onTyped: () => void };

/** The first question: a user who is too young learns it before anything else is asked. Takes a whole date that is pasted. */
export function BirthField({ problem, onTyped }: BirthFieldProps) {
  const { t, find } = useMessages();
  const { tag } = usePage().language;
  const id = useId();
  const order = useMemo(() => birthOrder(tag), [tag]);
  const paste = (event: ClipboardEvent<HTMLFieldSetElement>) => {
    const date = birthDateIn(event.clipboardData.getData('text'), order, monthNames(tag));
    if (!date) return;
    event.preventDefault();
    for (const part of birthParts) inputOf(event.currentTarget, part).value = date[part];
    inputOf(event.currentTarget, order.at(-1) ?? 'year').focus();
    onTyped();
  };
  return (
    <fieldset
      className={styles.birth}
      data-invalid={problem ? '' : undefined}
      aria-describedby={`${id}message`}
      onPaste={paste}
      onInput={onTyped}
    >
      <legend className={fieldStyles.label}>{t('identity.birth')}</legend>
      <div className={styles.parts}>
        {order.map((part) => (
          <Part key={part} part={part} messageId={`${id}message`} isWrong={problem?.part === part} />
        ))}
      </div>
      <FieldMessage
        id={`${id}message`}
        help={t('identity.birth.help', { years: ADULT_YEARS })}
        error={problem && find(`identity.wrong.birth.${problem.part}.${problem.why}`, valuesOf(problem))}
      />
    </fieldset>
  );
}

function Part({ part, messageId, isWrong }: { part: BirthPart; messageId: string; isWrong: boolean }) {
  const { t } = useMessages();
  const id = useId();
  return (
    <div data-invalid={isWrong ? '' : undefined}>
      <label htmlFor={id} className={styles.name}>
        {t(`identity.birth.${part}`)}
      </label>
      <div className={fieldStyles.box}>
        <input
          id={id}
          name={`birth_${part}`}
          inputMode="numeric"
          autoComplete={`bday-${part}`}
          maxLength={part === 'year' ? 4 : 2}
          required
          dir="ltr"
          className={fieldStyles.input}
          aria-describedby={isWrong ? messageId : undefined}
          aria-invalid={isWrong || undefined}
          data-wrong={isWrong ? '' : undefined}
        />
      </div>
    </div>
  );
}

const valuesOf = ({ days = 31 }: BirthProblem) => ({ days, years: ADULT_YEARS });

function inputOf(field: HTMLElement, part: BirthPart): HTMLInputElement {
  return field.querySelector(`[name=birth_${part}]`) as HTMLInputElement;
}

/** @param textOf the text of a field */
export function birthDateOf(textOf: (part: BirthPart) => string): BirthDate {
  return { day: textOf('day'), month: textOf('month'), year: textOf('year') };
}
