import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { LRUCache } from 'lru-cache';
import type { PageTemplate } from '../page-bytes/page-template.ts';
import { type PersonalPage, personalPage } from '../page-bytes/personal-page-template.ts';
import { createNameSlots } from './name-slots.ts';
import type { RenderInput } from './render-input.ts';

/** Cache size, for some sites, languages and sets of facts. */
const MOST_KEPT = 500;

/** Pages for users, each rendered once for all users with the same facts. */
export type SharedFacts<Input> = {
  /** @param key everything that the page shows but its user and its data */
  readonly cut: (key: string, input: Input, user: UserInfoResult) => PageTemplate;
  readonly forget: () => void;
};

/**
 * Caches a page with slots for the user's names and id, under all other facts of the user and all data of the page. So another
 * user's page is only used if it differs in nothing but names and id, which each response fills in.
 * @param placeholder of nonces in the output of `render`
 * @param render takes the user for the view, and for the page's script
 */
export function createSharedFacts<Input extends Pick<RenderInput, 'user' | 'data'>>(
  placeholder: string,
  render: (input: Input, inScript: UserInfoResult) => string,
): SharedFacts<Input> {
  const kept = new LRUCache<string, PersonalPage>({ max: MOST_KEPT });
  const rooms = createNameSlots();
  return {
    cut(key, input, user) {
      const whole = `${key} ${rooms.factsOf(user)} ${JSON.stringify(input.data)}`;
      let page = kept.get(whole);
      if (!page) {
        const html = render({ ...input, user: rooms.inView(user) }, rooms.inScript(user));
        page = personalPage(html, placeholder, rooms.room);
        kept.set(whole, page);
      }
      return { named: { page, textOf: rooms.textOf(user) } };
    },
    forget: () => kept.clear(),
  };
}
