import type { BindFailure } from '@gatehouse/rules/telegram/bind-failure';

/** The longer end first. */
const ends: readonly (readonly [end: string, failure: BindFailure])[] = [
  ['10016', 'notAllowed'],
  ['1001', 'invalid'],
  ['1002', 'expired'],
  ['1003', 'taken'],
  ['1004', 'other'],
  ['RelinkTip', 'expired'],
  ['AccountTip', 'other'],
  ['AlreadyBind', 'taken'],
];

/** TG-08: the message with the title of a failed binding, by the end of its code. */
export function titleOf(code: string): `telegram.unbound.title.${BindFailure}` {
  const [, failure = 'ours'] = ends.find(([end]) => code.endsWith(end)) ?? [];
  return `telegram.unbound.title.${failure}`;
}

/** TG-08: the name of the code in the catalogue of messages: the relink tips carry a product's name within theirs. */
export function messageNameOf(code: string): string {
  return code.replace(/^relink\w*AccountTip$/, 'relinkAccountTip');
}
