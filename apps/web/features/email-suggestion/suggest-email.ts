import { emailSuggestion } from '@gatehouse/rules/email/email-suggestion';
import { createTranslator } from '@gatehouse/words/translator';
import { adoptStyles } from '../../platform/loading/adopt-styles.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import fieldStyles from '../../ui/field.module.css';
import style from './email-suggestion.css?inline';

/** Stands for the address while the sentence is cut into what is before it and after it. */
const GAP = '\u{fffc}';
const LINE = 'email-suggestion';

adoptStyles(style);

/** Offers the address that was probably meant; it blocks nothing and goes away when the field is changed. */
export async function suggestEmail(frame: PageFrame, input: HTMLInputElement): Promise<void> {
  const typed = input.value;
  const meant = emailSuggestion(typed, visitorRegion()).value;
  const field = input.closest<HTMLElement>(`.${fieldStyles.field}`);
  if (meant === '' || !field) return;
  const words = await deferredMessages(frame.language.value, 'inverse');
  if (input.value !== typed || !input.isConnected) return;
  const { t } = createTranslator(frame.language.tag, { ...frame.language.words, ...words });
  const line = lineOf(field);
  const [before = '', after = ''] = t('form.email.meant', { email: GAP }).split(GAP);
  const button = drawButton(meant, before, after);
  // Its parts are boxes of their own, which would be read with pauses.
  button.setAttribute('aria-label', t('form.email.meant', { email: meant }));
  button.addEventListener('click', (event) => {
    // A press by keyboard comes from the button itself, which is about to go.
    const fromKeys = event.detail === 0;
    take(input, meant);
    line.replaceChildren(spoken(t('form.email.taken', { email: meant })));
    if (fromKeys) input.focus();
  });
  // The region is there before its text, or screen readers do not read it.
  requestAnimationFrame(() => line.replaceChildren(button));
  input.addEventListener('input', () => line.replaceChildren(), { once: true });
}

/** The live region below a field, made once. React adds nothing after the field's own line, and removes the field whole. */
function lineOf(field: HTMLElement): HTMLElement {
  const known = field.querySelector<HTMLElement>(`.${LINE}`);
  if (known) return known;
  const line = document.createElement('div');
  line.className = LINE;
  line.setAttribute('role', 'status');
  return field.appendChild(line);
}

/** Where the line is too short, the part before the @ is cut: the rest is what differs. */
function drawButton(meant: string, before: string, after: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dir = 'auto';
  // The focus stays where the user is typing.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  const address = document.createElement('bdi');
  address.dir = 'ltr';
  const at = meant.indexOf('@');
  address.append(part(meant.slice(0, at)), meant.slice(at));
  button.append(before, address, after);
  return button;
}

function part(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function spoken(text: string): HTMLElement {
  const span = part(text);
  span.className = 'sr';
  return span;
}

/** By the prototype's setter: React takes the change for the user's own. */
function take(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function visitorRegion(): string {
  return navigator.languages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean) ?? '';
}
