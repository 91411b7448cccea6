import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';
import { kycImage } from '@gatehouse/contract/region/kyc';
import type { ImageSide } from '@gatehouse/rules/identity/document-images';
import { useEffect, useRef, useState } from 'react';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { Shrunk } from './shrink-image.ts';

/** Pauses before a picture that did not arrive is sent again by itself. */
const AGAIN_MS = [2_000, 5_000] as const;

type Picture = Extract<Shrunk, { readonly canvas: HTMLCanvasElement }>;
/** `why`: a problem of the picture, `network`, or `code` with the API's text. */
export type ImageState =
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'sending' | 'sent'; readonly picture: Picture }
  | { readonly step: 'failed'; readonly why: string; readonly text?: string; readonly picture?: Picture };

type UsedImage = {
  readonly state: ImageState;
  readonly take: (file: Blob) => void;
  /** Sends the same picture again. */
  readonly again: () => void;
};

/** A picture from its file to the API: made small, sent, and sent again where the network failed. */
export function useImage(side: ImageSide, onSent: (images: readonly ImageSide[]) => void): UsedImage {
  const page = usePage();
  const [state, setState] = useState<ImageState>({ step: 'none' });
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);
  /** The signal of a new attempt, which ends the one before. */
  const begin = () => {
    current.current.abort();
    current.current = new AbortController();
    return current.current.signal;
  };
  const send = async (picture: Picture, signal: AbortSignal) => {
    setState({ step: 'sending', picture });
    for (const pause of [...AGAIN_MS, undefined]) {
      const { ask } = getPlatform(page);
      const payload = { side, image: picture.base64 };
      const answer = await localizeAnswer(page, ask(kycImage, payload, { signal }));
      if (signal.aborted) return;
      if (answer.ret_code === codes.success) {
        setState({ step: 'sent', picture });
        return onSent(answer.result?.images ?? [side]);
      }
      if (answer.ret_code !== NO_ANSWER_CODE) {
        const why = (answer.result as { why?: string } | undefined)?.why;
        return setState({ step: 'failed', why: why ?? 'code', text: answer.ret_msg, picture });
      }
      if (pause !== undefined) await online(pause, signal);
    }
    setState({ step: 'failed', why: 'network', picture });
  };
  const take = async (file: Blob) => {
    const signal = begin();
    setState({ step: 'reading' });
    const { shrinkImage } = await import('./shrink-image.ts');
    const shrunk = await shrinkImage(file);
    if (signal.aborted) return;
    if ('problem' in shrunk) setState({ step: 'failed', why: shrunk.problem });
    else await send(shrunk, signal);
  };
  return {
    state,
    take: (file) => void take(file).catch(() => setState({ step: 'failed', why: 'network' })),
    again: () => {
      if (state.step === 'failed' && state.picture) void send(state.picture, begin());
    },
  };
}

/** A pause, cut short when the browser is online again. */
function online(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', end, { once: true, signal });
    signal.addEventListener('abort', end);
  });
}
