import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { LRUCache } from 'lru-cache';
import type { PageTemplate } from '../page-bytes/page-template.ts';
import { type PersonalPage, personalPage } from '../page-bytes/personal-page-template.ts';
import { createNameSlots } from './name-slots.ts';
import type { RenderInput } from './render-input.ts';

/** Of some sites, languages and sets of facts. */
const MOST_KEPT = 500;

/** Pages for users, each rendered once for everybody of whom it shows the same facts. */
export type SharedFacts<Input> = {
  /** @param key says everything that the page shows but its user and its data */
  readonly cut: (key: string, input: Input, user: UserInfoResult) => PageTemplate;
  readonly forget: () => void;
};

/**
 * A page is kept with rooms where it names its user, under everything else that is known of the user and all data of the page.
 * Whatever an API says, somebody else's page is never taken unless it differs in names and number alone, which each answer brings.
 * @param placeholder of nonces in what `render` gives
 * @param render takes the user as the view has it, and as the page's script has it
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
