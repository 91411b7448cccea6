import { randomBytes } from 'node:crypto';
import type { CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import { offeredLanguages } from '@gatehouse/rules/language/language';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import type { Brand } from '@gatehouse/rules/site/brand';
import { originOf } from '@gatehouse/rules/site/site-of';
import { createTranslator } from '@gatehouse/words/translator';
import { LRUCache } from 'lru-cache';
import { earlyScript } from '../../platform/loading/early-script.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { noWhiteHosts, type WhiteHosts } from '../api/white-hosts.ts';
import type { Views } from '../document/bundle.ts';
import { type DocumentParts, documentOf } from '../document/document.ts';
import type { MessagesSource } from '../messages/messages-source.ts';
import { ONCE, type PageTemplate, pageTemplate, quickened, uncachedPageTemplate } from '../page-bytes/page-template.ts';
import type { Page } from '../pages.ts';
import { frameOf } from './frame.ts';
import { isOwnPath, pageKey, variantOf } from './page-key.ts';
import type { RenderInput } from './render-input.ts';

export type PageRenderer = {
  readonly cut: (input: RenderInput) => PageTemplate;
  /** See `MessagesSource`: a page's locale comes from it. */
  readonly shownLocale: MessagesSource['shownLocale'];
  /** Renders every page again from now on: the messages have changed. */
  readonly forget: () => void;
};

export type PageRendererOptions = {
  readonly brand: Brand;
  /** REDIR-02: absent: the brand's own list only. */
  readonly whiteHosts?: WhiteHosts | undefined;
  readonly bundle: Views;
  readonly messages: MessagesSource;
  readonly development: boolean;
  /** See `WebOptions`; absent: they can. */
  readonly mobile?: boolean | undefined;
  /** CAPT-01: absent: none. */
  readonly captchaProviders?: CaptchaProviders | undefined;
};

type RenderOptions = {
  /** On cached pages and first visits: otherwise choosing the styles takes longer than a cached sheet saves. */
  readonly carriesStyles?: boolean;
};

const MOST_PAGES_KEPT = 2_000;
const PLACEHOLDER_BYTES = 16;

/**
 * Renders pages. A page without personal data is rendered once per site, language, page and variant, then served from memory; one
 * with a user or data is rendered for each request and not cached.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { bundle, messages, development, mobile, captchaProviders, whiteHosts = noWhiteHosts(options.brand) } = options;
  let brand = options.brand;
  const cache = new LRUCache<string, PageTemplate>({ max: MOST_PAGES_KEPT });
  const [placeholder = '', scriptsAt = ''] = [1, 2].map(() => randomBytes(PLACEHOLDER_BYTES).toString('base64url'));

  function renderFresh(input: RenderInput, { carriesStyles = input.firstVisit }: RenderOptions = {}) {
    const { locale, page, firstVisit } = input;
    const variant = variantFor(input);
    const shown = messages.wordsFor(locale.value, input.site.id);
    const frame = frameOf({ ...input, brand, variant, development, mobile, captchaProviders, words: shown });
    const titles = titlesOf(frame, page);
    const own = partsOf(brand, bundle, input, frame);
    const styles = carriesStyles ? bundle.stylesOf(page.name, own.body) : '';
    const scripts = firstVisit ? bundle.scriptsOf(page.name) : undefined;
    const at = scripts && { at: scriptsAt, imports: scripts.imports };
    const ownStyles = bundle.ownStylesOf?.(page.name);
    const parts = { ...own, ...titles, styles, ownStyles, scripts: at, nonce: placeholder };
    return { html: documentOf(parts), shared: scripts && { at: scriptsAt, text: scripts.text } };
  }

  const forget = () => cache.clear();
  return {
    forget,
    shownLocale: messages.shownLocale,
    cut(input) {
      // Every page carries the origins that it may lead to.
      if (brand !== whiteHosts.brand()) forget();
      brand = whiteHosts.brand();
      const { page, path, user, oauth, known } = input;
      if (user || oauth || known || loadOf(page, user)) {
        const { html, shared } = renderFresh(input);
        return shared ? pageTemplate(html, placeholder, shared, ONCE.level) : uncachedPageTemplate(html, placeholder);
      }
      const key = pageKey(input, variantFor(input));
      const kept = cache.get(key);
      if (kept) return kept;
      const { html, shared } = renderFresh(isOwnPath(page, path) ? input : { ...input, path: '/' }, {
        carriesStyles: true,
      });
      const fresh = quickened(pageTemplate(html, placeholder, shared));
      cache.set(key, fresh);
      return fresh;
    },
  };
}

function variantFor({ page, query, sentToLogIn }: RenderInput): Record<string, string> {
  return { ...variantOf(page, query), ...(sentToLogIn ? { sentToLogIn: 'true' } : {}) };
}

/** The load of a page's data for this visitor; undefined if it has none. */
export function loadOf({ definition: { load, loadsFor } }: Page, user: RenderInput['user']) {
  return loadsFor === 'user' && !user ? undefined : load;
}

type Titles = Pick<DocumentParts, 'title' | 'description'>;

function titlesOf({ brand, site, language }: PageFrame, { definition }: Page): Titles {
  const description = definition.description ?? definition.title;
  const { find } = createTranslator(language.tag, language.words);
  const values = { brand: brand.name, site: site.name };
  const own = find(definition.title, values) ?? brand.name;
  return { title: find('page.title', { ...values, title: own }) ?? own, description: find(description, values) ?? own };
}

function partsOf(brand: Brand, bundle: Views, input: RenderInput, frame: PageFrame) {
  return {
    frame,
    earlyScript: earlyScript(input.firstVisit, input.page.definition.miniApp === true && !input.miniApp),
    body: bundle.render(frame),
    files: bundle.filesOf(input.page.name),
    messages: bundle.messagesOf?.(input.page.name),
    fonts: bundle.fontsOf?.(frame.language.tag),
    addresses: input.page.definition.index ? addressesOf(brand, input) : undefined,
    next: nextOf(frame),
  };
}

function addressesOf(brand: Brand, { site, locale, path }: RenderInput): DocumentParts['addresses'] {
  const origin = originOf(brand, site);
  const offered = offeredLanguages(site, 'other', {}).value;
  return {
    own: origin + withLanguage(locale.value, path),
    others: offered.map(({ value, tag }) => ({ tag, href: origin + withLanguage(value, path) })),
  };
}

/** Only login and registration are prerendered, for each other: no other page may run before it is opened. */
function nextOf({ path, site, language }: PageFrame): string[] {
  const { login, register } = site.paths;
  if (path === login) return [withLanguage(language.value, register)];
  return path === register ? [withLanguage(language.value, login)] : [];
}
