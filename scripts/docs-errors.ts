import { type CatalogueRow, errorCatalogue } from '@gatehouse/contract/errors/error-catalogue';
import { modalButtons } from '@gatehouse/rules/errors/error-answer-modals';
import type { Answer, AnswerRow } from '@gatehouse/rules/errors/error-row';

/** docs/errors.md: every code, what it means and what is done with it. */
export function errorsPage(): string {
  return [
    '# Errors',
    '',
    'Generated from the tables in `packages/contract/src/errors/` by `scripts/docs.ts`; do not edit.',
    '',
    'How a code is answered: **silent**, the screen itself may say something; **pass on**, an outcome that the caller works',
    'with; **toast** and **modal**, shown at once; **log out**, the session is cleared. The call’s promise gives the data',
    'unless it says that it fails. The first answer that fits holds. A code that is not on this page toasts `code: message`',
    'for 5 s and fails (ERR-01). A caller that hides errors hides toasts; dialogs stay, with theirs.',
    '',
    ...section('Codes of the specification', errorCatalogue.specified),
    ...section('Cases with a name', errorCatalogue.cases),
    ...section('Codes of the reference API', errorCatalogue.ours),
    '## Dialogs',
    '',
    '| Dialog | Confirm | Cancel |',
    '| --- | --- | --- |',
    ...Object.entries(modalButtons).map(([name, { confirm, cancel }]) => line(name, confirm, cancel ?? '')),
    '',
  ].join('\n');
}

function section(title: string, rows: readonly CatalogueRow[]): string[] {
  return [
    `## ${title}`,
    '',
    '| Code | Name | Means | Answer | Rules |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => line(`\`${row.code}\``, row.name, row.means, answersOf(row), row.ids.join(', '))),
    '',
  ];
}

function answersOf({ answers, remaps }: CatalogueRow): string {
  const becomes = remaps.map(({ to, check }) => `becomes \`${to}\` ${check ?? ''}`.trim());
  // A code that always becomes another is never answered by its own number.
  const always = remaps.some(({ when }) => !when);
  return [...becomes, ...(always ? [] : answers.map(oneAnswer))].join('; ');
}

function oneAnswer({ check, answer, rule }: AnswerRow, index: number): string {
  const otherwise = index > 0 && !check ? 'otherwise ' : '';
  return `${check ? `${check}: ` : otherwise}${spelledOut(answer)}${rule === 'ERR-01' ? ' (ERR-01)' : ''}`;
}

const KINDS = { silent: 'silent', 'pass-on': 'pass on', toast: 'toast', 'sign-out': 'log out' } as const;

function spelledOut(answer: Answer): string {
  const { kind, modal, toast, next, dropsCache, bindAgain, settle } = answer;
  const parts = [kind === 'modal' ? `modal ${modal}` : KINDS[kind]];
  if (toast) parts.push(toastOf(toast, kind));
  if (bindAgain !== undefined) parts.push(bindAgain ? 'offers to bind again' : 'does not offer to bind again');
  if (next) parts.push('then the ban check');
  if (dropsCache) parts.push('drops the cache entry, except the profile’s');
  if (settle === 'reject') parts.push('the call fails');
  return parts.join(', ');
}

function toastOf({ ms, text, throttleMs }: NonNullable<Answer['toast']>, kind: Answer['kind']): string {
  const what = text === 'code-and-message' ? '' : ` “${text.replaceAll('-', ' ')}”`;
  const often = throttleMs ? `, at most once in ${throttleMs / 1000} s` : '';
  return `${kind === 'toast' ? '' : 'toast '}${ms / 1000} s${what}${often}`;
}

function line(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
