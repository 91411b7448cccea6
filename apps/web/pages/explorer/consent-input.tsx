import { consentPurposes } from '@gatehouse/rules/consent/consent';
import { SelectInput } from './field.tsx';
import styles from './inputs.module.css';
import type { Explorer } from './use-explorer.ts';

/** The answer to the cookie notice: none, no, yes, or by purpose. */
export function ConsentInput({ explorer }: { explorer: Explorer }) {
  const { consent } = explorer.input;
  const granted =
    consent === 'all' ? consentPurposes : consentPurposes.filter((purpose) => consent.split('.').includes(purpose));
  const some = !['', 'none', 'all'].includes(consent);
  const toggle = (purpose: string) => {
    const next = consentPurposes.filter((each) => granted.includes(each) !== (each === purpose));
    explorer.change({
      consent: next.length === 0 ? 'none' : next.length === consentPurposes.length ? 'all' : next.join('.'),
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Consent</legend>
      <SelectInput explorer={explorer} field="consent">
        <option value="">Not answered</option>
        <option value="none">Rejected</option>
        <option value="all">Accepted</option>
        {some ? <option value={consent}>By purpose</option> : null}
      </SelectInput>
      <ul className={styles.purposes}>
        {consentPurposes.map((purpose) => (
          <li key={purpose}>
            <label className={styles.purpose}>
              <input type="checkbox" checked={granted.includes(purpose)} onChange={() => toggle(purpose)} />
              {purpose}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
