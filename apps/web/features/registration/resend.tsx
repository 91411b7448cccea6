import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { useCountdown } from '../use-countdown.ts';
import type { ProofView } from './proof-view.ts';
import type { Tell } from './screen-props.ts';

type ResendProps = { view: ProofView; tell: Tell; variant: 'primary' | 'quiet' };

/** SIGNUP-04: asks for another code or link, when it may be asked for; the wait survives a reload. */
export function Resend({ view: { way, resendAt, sending, notSent }, tell, variant }: ResendProps) {
  const { t } = useWords();
  const seconds = useCountdown(resendAt);
  const early = seconds > 0;
  const isLink = way.proof === 'link';
  const isQuiet = variant === 'quiet';
  const another = isLink ? 'register.link.resend' : 'register.code.resendNow';
  const now = notSent ? 'shell.retry' : another;
  return (
    <Button
      variant={variant}
      compact={isQuiet}
      wide={!isQuiet}
      waiting={sending}
      // Beside other ways its words would stand in the middle of the room for these.
      {...(isQuiet ? {} : { waitingText: t(isLink ? 'register.submit.link.waiting' : 'register.submit.waiting') })}
      aria-disabled={early || undefined}
      onClick={early ? undefined : () => tell({ type: 'resendAsked' })}
    >
      {early ? t('register.code.resendIn', { seconds }) : t(isQuiet ? 'register.code.resend' : now)}
    </Button>
  );
}
