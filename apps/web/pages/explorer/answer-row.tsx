import type { Answer, ExploreTone } from '@gatehouse/rules/explorer/explore-answer';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './answers.module.css';
import { Trace } from './trace.tsx';

/** An icon and text beside the colour, for users who cannot see it. */
export const tones: Readonly<Record<ExploreTone, { sign: string; words: string }>> = {
  plain: { sign: '·', words: '' },
  yes: { sign: '✓', words: 'yes: ' },
  no: { sign: '✕', words: 'no: ' },
  ask: { sign: '!', words: 'asks: ' },
  unknown: { sign: '?', words: 'not known: ' },
};

/**
 * An answer that opens to its reasoning.
 * @param was its value before the last change, if it differs
 */
export function AnswerRow({ answer, was }: { answer: Answer; was?: string | undefined }) {
  const { id, question, text, tone, lines, topic } = answer;
  // A config may have thousands of items: their reasons are built only when opened.
  const [open, setOpen] = useState(false);
  return (
    <details
      id={`answer-${id}`}
      className={styles.answer}
      data-tone={tone}
      data-changed={was === undefined ? undefined : ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.sign} aria-hidden="true">
          {tones[tone].sign}
        </span>
        <span className={styles.question}>{topic === 'elements' ? <code>{question}</code> : question}</span>
        <span className={styles.text}>
          {text}
          {was === undefined ? null : (
            <small className={styles.was}>
              {' '}
              was <del>{was}</del>
            </small>
          )}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-forward" size="small" />
        </span>
      </summary>
      <div className={styles.more}>
        {lines.length > 0 ? (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        {open ? <Trace trace={answer.trace} /> : null}
      </div>
    </details>
  );
}
