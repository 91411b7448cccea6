import { createHash } from 'node:crypto';

/** A company with a captcha: what its documents say of its script and its checking server. */
export type CaptchaPeer = {
  /** What the buttons of its widget begin with. */
  readonly widget: string;
  /**
   * The script: a widget with a button for each thing that a visitor can do (`PANEL`). It runs in the frame, under its policy, and gives
   * proofs that begin with the name of what they are.
   */
  readonly script: string;
  /** Whether its widget can be closed by itself; the dialog around it always can. */
  readonly closes: boolean;
  readonly siteKey: string;
  readonly secret: string;
  /** Its checking server's address in CAPTCHA_FILE is this path. */
  readonly check: string;
  /** What the checking server says. @param once whether a proof is given for the first time */
  readonly checked: (path: string, given: URLSearchParams, once: (proof: string) => boolean) => object;
};

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A panel over everything, as widgets draw it. */
export const PANEL = `
const panel = (name, buttons) => {
  const box = document.createElement('div');
  box.style.cssText = 'position:fixed;inset:0;display:grid;gap:8px;place-content:center;background:#fff;color:#000';
  const close = () => box.remove();
  for (const [label, act] of Object.entries(buttons)) {
    const button = document.createElement('button');
    button.textContent = name + ': ' + label;
    button.style.cssText = 'min-height:44px;font-size:16px';
    button.onclick = () => { close(); act(); };
    box.append(button);
  }
  document.body.append(box);
};`;
