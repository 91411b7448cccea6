import { gunzipSync } from 'node:zlib';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { json } from '../server/document/document.ts';
import { createSharedFacts } from '../server/page/shared-facts.ts';
import { joinPage, joinPageGzip } from '../server/page-bytes/page-template.ts';
import { ada, pageFrame } from './frame-fixture.ts';
import type { PageDefinition } from './page.ts';
import { rendered } from './rendered-fixture.tsx';

const views = import.meta.glob<{ View: ComponentType }>('./*/view.tsx', { eager: true });
const definitions = import.meta.glob<PageDefinition<unknown>>('./*/page.ts', { eager: true, import: 'page' });
const sharing = Object.entries(definitions)
  .filter(([, { sharesFacts }]) => sharesFacts)
  .map(([file]) => file.split('/')[1] ?? '');

const PLACEHOLDER = 'a-placeholder-of-22-ch';
const NONCE = 'A-nonce-of-22-letters_';
/** One page each, which a group of users shares. */
const NONE = { security: null, logins: null, withdrawalsAfter: 0, today: 20_000, newUser: false };
const DATA = [
  { ...NONE, verified: false, newUser: true },
  { ...NONE, verified: true, security: undefined, logins: undefined },
  { ...NONE, verified: null, logins: { logins: [], more: false, sessions: 11 } },
];
const bob = { ...ada, id: 77, username: 'b***@example.com', vague_email: 'b***@example.com' };
const odd = { ...ada, id: 5, username: '<b>&"\u2028</script>', vague_email: '<i>&"\u2028</script>$&' };
const byPhone = {
  ...ada,
  id: 9_007_199_254_740_991,
  username: '+31****12',
  vague_email: '',
  vague_mobile: '+31****12',
};
const nameless = { ...ada, id: 3, username: '', vague_email: '', vague_mobile: '' };
const long = { ...ada, id: 4, vague_email: 'é'.repeat(70_000) };
const frozen = { ...bob, id: 6, status: 3, username: 'f***@example.com', vague_email: 'f***@example.com' };
const USERS: readonly UserInfoResult[] = [ada, bob, odd, byPhone, nameless, long, frozen];

type Input = { readonly user: UserInfoResult | null; readonly data: unknown };

describe.each(sharing)('the page %s, rendered once for many', (name) => {
  const View = views[`./${name}/view.tsx`]?.View ?? (() => null);

  test.each(['en', 'ar-SA'])('equals each user’s own page, byte for byte, in %s', (locale) => {
    let renders = 0;
    const render = ({ user, data }: Input, inScript: UserInfoResult | null) => {
      renders += 1;
      const frame = pageFrame(name, { locale, user, data });
      return `<p nonce="${PLACEHOLDER}">${rendered(frame, <View />)}<script nonce="${PLACEHOLDER}">${json(inScript)}</script>`;
    };
    const shared = createSharedFacts<Input>(PLACEHOLDER, render);
    for (const data of DATA) {
      renders = 0;
      for (const user of [...USERS, ...USERS]) {
        const page = shared.cut('key', { user, data }, user);
        const gzip = gunzipSync(joinPageGzip(page, NONCE)).toString();
        const before = renders;
        // React escapes a quote in a name differently: &#x27; for &#39;.
        expect(gzip).toBe(render({ user, data }, user).replaceAll(PLACEHOLDER, NONCE));
        expect(joinPage(page, NONCE).toString()).toBe(gzip);
        renders = before;
        for (const other of USERS.filter(({ id }) => id !== user.id))
          for (const text of [other.vague_email, other.vague_mobile, other.username])
            if (text && ![user.vague_email, user.vague_mobile, user.username].includes(text))
              expect(gzip).not.toContain(text);
      }
      // By e-mail, by phone, by neither, and one whose account is in another state.
      expect(renders).toBe(4);
    }
  });

  test('other facts of an API never show on another user’s page', () => {
    const shared = createSharedFacts<Input>(PLACEHOLDER, (_, inScript) => json(inScript));
    const withNick = (nickname: string) => ({ ...ada, nickname });
    const pageOf = (user: UserInfoResult, key = 'key', data: unknown = 1) =>
      joinPage(shared.cut(key, { user, data }, user), NONCE).toString();
    expect(pageOf(withNick('one'))).toContain('"nickname":"one"');
    expect(pageOf(withNick('two'))).toContain('"nickname":"two"');
  });
});
