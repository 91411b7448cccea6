import { useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from '../forms/form.module.css';
import own from './factors.module.css';
import { CODES_TITLE_ID } from './held.ts';
import { PanelTitle } from './panel.tsx';
import { useDayText } from './use-day-text.ts';

const HINT_ID = 'recovery-codes-hint';

/** Recovery codes, shown this one time. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useMessages();
  const file = useFile(codes);
  const [saved, setSaved] = useState(false);
  const keep = () => setSaved(true);
  return (
    <div className={styles.form}>
      <PanelTitle id={CODES_TITLE_ID}>{t('factorsForm.codes.title')}</PanelTitle>
      <p>{t('factorsForm.codes.text')}</p>
      <ol className={own.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <div className={own.keep}>
        <CopyButton
          variant="secondary"
          compact
          text={codes.join('\n')}
          label={t('factorsForm.codes.copy')}
          done={t('factorsForm.codes.copied')}
          onCopied={keep}
        />
        <Button
          compact
          onClick={() => {
            download(file.name, file.text);
            keep();
          }}
        >
          {t('factorsForm.codes.download')}
        </Button>
        <Button
          compact
          onClick={() => {
            keep();
            printText(file.text);
          }}
        >
          {t('factorsForm.codes.print')}
        </Button>
      </div>
      <p id={HINT_ID} className={styles.aside}>
        {t(saved ? 'factorsForm.codes.savedHint' : 'factorsForm.codes.saveFirst')}
      </p>
      <Button
        variant="primary"
        wide
        aria-disabled={!saved || undefined}
        aria-describedby={saved ? undefined : HINT_ID}
        onClick={onKept}
      >
        {t('factorsForm.codes.kept')}
      </Button>
    </div>
  );
}

function useFile(codes: readonly string[]) {
  const { t } = useMessages();
  const { brand, session } = usePage();
  const day = useDayText();
  const account = session.user?.vague_email || session.user?.vague_mobile || '';
  const head = t('factorsForm.codes.file', { brand: brand.name, account, date: day(Date.now()) });
  return {
    name: `${brand.name.toLowerCase().replace(/\W+/g, '-')}-recovery-codes.txt`,
    text: `${head}\n\n${codes.join('\n')}\n`,
  };
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A page with the text alone, so that nothing of the account page goes on paper. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: paper } = frame;
  if (!paper) return;
  const lines = paper.document.createElement('pre');
  lines.textContent = text;
  paper.document.body.append(lines);
  paper.addEventListener('afterprint', () => frame.remove());
  paper.print();
}
