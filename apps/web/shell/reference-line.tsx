import type { ReportedDecision } from '@gatehouse/contract/telemetry/references';
import { useEffect, useState } from 'react';
import { referenceHere } from '../platform/notices/reference.ts';
import styles from './reference-line.module.css';
import { useMessages } from './words.tsx';

const COPIED_MS = 3_000;

/** The reference by which support finds this decision. Its line is empty until it is loaded, so that nothing moves. */
export function ReferenceLine({ asked }: { asked: ReportedDecision }) {
  const { t } = useMessages();
  const reference = useReference(asked);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard?.writeText(reference ?? '').then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className={styles.line} data-reference={reference}>
      {reference ? (
        <>
          <span>
            {t('reference.label')} <code>{reference}</code>
          </span>
          <button type="button" className={styles.copy} onClick={copy}>
            {t(copied ? 'reference.copied' : 'reference.copy')}
          </button>
        </>
      ) : null}
      <span className="sr" role="status">
        {copied ? t('reference.copied') : ''}
      </span>
    </div>
  );
}

/** Requested once: the decision of a dialog does not change. */
function useReference({ question, facts }: ReportedDecision): string | undefined {
  const [reference, setReference] = useState<string>();
  const key = JSON.stringify(facts);
  useEffect(() => {
    let gone = false;
    void referenceHere(question, JSON.parse(key)).then((given) => {
      if (!gone) setReference(given);
    });
    return () => {
      gone = true;
    };
  }, [question, key]);
  return reference;
}
