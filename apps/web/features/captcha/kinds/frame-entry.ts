import type { OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { whenActivated } from '../../../platform/loading/prerendering.ts';
import {
  type FrameProvider,
  type FrameStart,
  type FromFrame,
  PLACE_ID,
  PROVIDER_ID,
  readMessage,
  sendTo,
  type ToFrame,
} from '../frame/frame-messages.ts';
import type { FrameKind } from '../frame/frame-widget.ts';
import { runFrame } from '../frame/run-frame.ts';
import { createScriptLoader, type ScriptElement } from '../frame/script-loader.ts';
import { frameKinds } from './frame-kinds.ts';

/** The script of the frame: says that it is there, and does what its page asks for. */
export function startFrame(): void {
  const { origin } = location;
  const element = document.getElementById(PLACE_ID) as HTMLElement;
  const provider = JSON.parse(document.getElementById(PROVIDER_ID)?.textContent ?? '{}') as FrameProvider;
  const tell = (message: FromFrame) => sendTo(parent, origin, message);
  const { make, roomPx } = frameKinds[provider.kind as OutsideCaptchaKind] as FrameKind<OutsideCaptchaKind>;
  const loader = createScriptLoader({ addresses: provider.scripts, whenActivated, add: addScript });
  const perform = runFrame({ provider, element, loader, make, tell });
  addEventListener('message', (event) => {
    const asked = readMessage<ToFrame>(event, { origin, window: parent });
    if (!asked) return;
    if (asked.do === 'begin') dressAs(asked.start);
    void perform(asked);
  });
  const room = roomPx(provider);
  const tellSize = (height: number) => tell({ is: 'size', height: Math.max(height, room) });
  tellSize(0);
  watchSize(element, tellSize);
  tell({ is: 'there' });
}

function addScript(prepare: (element: ScriptElement) => void): ScriptElement {
  const script = document.createElement('script');
  prepare(script);
  return document.head.appendChild(script);
}

function dressAs({ dark, language }: FrameStart): void {
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  document.documentElement.lang = language;
}

/** Widgets grow when they are used, also beyond their elements. */
function watchSize(element: HTMLElement, tell: (height: number) => void): void {
  const { body } = document;
  let told = 0;
  const look = () => {
    const height = Math.ceil(Math.max(body.scrollHeight, element.scrollHeight));
    if (height === told) return;
    told = height;
    tell(height);
  };
  new ResizeObserver(look).observe(body);
  new MutationObserver(look).observe(body, { childList: true, subtree: true, attributes: true });
}
