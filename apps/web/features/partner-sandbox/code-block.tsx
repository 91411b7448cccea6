import { useMessages } from '../../shell/words.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './partner-sandbox.module.css';

type CodeBlockProps = {
  /** What it is, read aloud. */
  label: string;
  text: string;
  /** A program, whose lines are not broken: it scrolls. */
  isProgram?: boolean;
};

/** Text for machines, with a button that copies it. Left-to-right on every page. */
export function CodeBlock({ label, text, isProgram = false }: CodeBlockProps) {
  const { t } = useMessages();
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <span className={styles.quiet}>{label}</span>
        <CopyButton
          text={text}
          label={t('partner.copy')}
          done={t('partner.copied')}
          name={`${t('partner.copy')}: ${label}`}
        />
      </div>
      <pre
        className={isProgram ? styles.program : styles.message}
        dir="ltr"
        translate="no"
        // What scrolls must be reached by keys (WCAG 2.1.1).
        {...(isProgram ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}
