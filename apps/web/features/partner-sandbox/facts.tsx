import { Fragment } from 'react';
import styles from './partner-sandbox.module.css';

type Fact = { readonly name: string; readonly value: string; readonly meaning?: string };

/** Names and values for machines, each with a line of what it is. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, meaning }) => (
        <div key={`${name} ${value}`}>
          <dt>
            <code>{breakable(name)}</code>
          </dt>
          <dd>
            <code dir="ltr" translate="no">
              {value}
            </code>
            {meaning ? <p className={styles.quiet}>{meaning}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A long name is broken after an underscore. */
function breakable(name: string) {
  return name.split(/(?<=_)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
