import { loadBrand } from '@gatehouse/brand/load-brand';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { localeOf } from '@gatehouse/rules/site/locale';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { shownLocale, wordsFor } from '@gatehouse/words/words-for';
import { messagesOfPage } from '../page-messages.ts';
import { type PageElements, restrictedElements } from '../server/compliance/page-elements.ts';
import { frameOf } from '../server/page/frame.ts';
import { contentPlacesOf } from '../server/visitor/content-places.ts';
import type { PageFrame } from '../shell/page-context.tsx';
import type { PageDefinition } from './page.ts';

const definitions = import.meta.glob<PageDefinition<unknown>>('./*/page.ts', { eager: true, import: 'page' });

export const ada: UserInfoResult = {
  id: 1042,
  username: 'a***@e***.com',
  vague_email: 'a***@e***.com',
  vague_mobile: '',
  email_verified: true,
  mobile_verified: false,
  has_google2fa: false,
  lang: 'en',
  status: 1,
};

export type FrameOptions = {
  readonly site?: string;
  readonly locale?: string;
  readonly user?: UserInfoResult | null;
  readonly variant?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  /** Answers of compliance, in place of those without a config. */
  readonly elements?: PageElements['byId'];
  /** Whether text messages can be sent. */
  readonly mobile?: boolean;
};

/** Tests only: the ids of the messages that a page embeds. */
export function embeddedMessages(name: string): readonly string[] {
  return messagesOfPage(name, definitions[`./${name}/page.ts`] ?? {});
}

/** Tests only: the frame of a page of the default brand, built as the server builds it. */
export function pageFrame(name: string, wishes: FrameOptions = {}): PageFrame {
  const brand = loadBrand({ port: 3000 });
  const {
    site: id = globalSite(brand).id,
    locale: code = 'en',
    user = null,
    variant = {},
    data,
    elements = {},
    mobile,
  } = wishes;
  const site = brand.sites.find((one) => one.id === id);
  const definition = definitions[`./${name}/page.ts`];
  const locale = localeOf(code);
  if (!site || !definition || !locale) throw new Error(`No site ${id}, page ${name} or locale ${code}`);
  return frameOf({
    ...{ brand, site, variant, user, data },
    hostKind: 'site',
    content: contentPlacesOf(brand, site.hosts[0]),
    elements: { ...restrictedElements, byId: { ...restrictedElements.byId, ...elements } },
    locale: shownLocale(locale),
    page: { name, definition },
    path: definition.paths[0] ?? '/nowhere',
    words: wordsFor(code),
    ...{ development: false, mobile },
    inApp: false,
  });
}
