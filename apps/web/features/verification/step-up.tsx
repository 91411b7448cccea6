import type { Envelope } from '@gatehouse/contract/call/call';
import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';
import type { CompiledWords } from '@gatehouse/words/catalogue';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { MessagesProvider } from '../../shell/messages-provider.tsx';
import { usePage } from '../../shell/page-context.tsx';
import type { StepUpAction } from './step-up-actions.ts';

export type StepUp = {
  /**
   * Makes a call that the server may refuse with `stepUpNeeded`: then it verifies the user and repeats the call. After
   * a cancel it returns the refusal; calls refused meanwhile wait for the same verification.
   */
  readonly call: <T>(action: StepUpAction, run: () => Promise<Envelope<T>>) => Promise<Envelope<T>>;
  /** Render it anywhere: it is drawn above the page, and its events do not reach the elements around it. */
  readonly dialog: ReactNode;
};

type DialogProps = { readonly action: StepUpAction; readonly onEnd: (proven: boolean) => void };
type Open = {
  readonly action: StepUpAction;
  readonly Dialog: ComponentType<DialogProps>;
  readonly words: CompiledWords;
};

/** ASVS 7.5.3: a recent verification before changes to how an account is reached. The dialog is loaded on demand. */
export function useStepUp(): StepUp {
  const page = usePage();
  const [open, setOpen] = useState<Open>();
  const end = useRef<(proven: boolean) => void>(undefined);
  const underWay = useRef<Promise<boolean | undefined>>(undefined);
  useEffect(() => () => end.current?.(false), []);

  async function verify(action: StepUpAction): Promise<boolean> {
    const words = deferredMessages(page.language.value, 'inverse');
    const { StepUpDialog: Dialog } = await import('./step-up-dialog.tsx');
    const shown = { action, Dialog, words: await words };
    const proven = await new Promise<boolean>((resolve) => {
      end.current = resolve;
      setOpen(shown);
    });
    setOpen(undefined);
    return proven;
  }

  async function call<T>(action: StepUpAction, run: () => Promise<Envelope<T>>): Promise<Envelope<T>> {
    const refused = await run();
    if (refused.ret_code !== codes.stepUpNeeded) return refused;
    // The dialog failed to load: there is no network.
    underWay.current ??= verify(action)
      .catch(() => undefined)
      .finally(() => {
        underWay.current = undefined;
      });
    const proven = await underWay.current;
    if (proven === undefined) return { ret_code: NO_ANSWER_CODE, ret_msg: '' };
    return proven ? run() : refused;
  }

  return { call, dialog: open ? <Above {...open} onEnd={(proven) => end.current?.(proven)} /> : null };
}

/** In a portal: forms cannot be nested, and its events must not reach the form that opened it. */
function Above({ action, Dialog, words, onEnd }: Open & DialogProps) {
  return createPortal(
    <MessagesProvider messages={words}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears nothing, so that what stands around does not either */}
      <div onSubmit={stop} onKeyDown={stop} onFocus={stop} onClick={stop} onInput={stop} onChange={stop}>
        <Dialog action={action} onEnd={onEnd} />
      </div>
    </MessagesProvider>,
    document.getElementById('root') ?? document.body,
  );
}

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
