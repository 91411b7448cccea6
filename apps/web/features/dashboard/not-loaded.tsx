import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A part of the dashboard that could not be read. */
export function NotLoaded({ text }: { text: string }) {
  const { t } = useMessages();
  return (
    <Notice
      kind="warning"
      actions={
        <LinkButton compact href="?">
          {t('shell.retry')}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
}
