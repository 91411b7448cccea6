import { complianceElements, type ResolvedElement } from '@gatehouse/rules/compliance/compliance-elements';
import { describe, expect, test } from 'vitest';
import { type FrameOptions, pageFrame } from '../pages/frame-fixture.ts';
import { rendered } from '../pages/rendered-fixture.tsx';
import { Footer } from './footer.tsx';
import { SidePanelBody } from './side-panel.tsx';

const show = (ext?: string): ResolvedElement => ({ action: 'show', ext });
const hide: ResolvedElement = { action: 'hide' };

/** Of a brand with an app. */
const frame = (page: string, elements: FrameOptions['elements'] = {}, wishes: FrameOptions = {}) => {
  const made = pageFrame(page, { ...wishes, elements });
  return { ...made, brand: { ...made.brand, downloads: true } };
};

describe('the sample bonus', () => {
  const panel = (elements: Record<string, ResolvedElement>, wishes: FrameOptions = {}, page = 'register') =>
    /<div data-element="redeemAmount hideRedeemSite".*?<\/div>/.exec(
      rendered(frame(page, elements, wishes), <SidePanelBody />),
    )?.[0];

  test('[SIGNUP-09] says in words what it is, in the amount of the config, else of the site', () => {
    expect(panel({ redeemAmount: show('30') })).toMatch(/Example of a welcome bonus.*>\$30</);
    expect(panel({ redeemAmount: show() })).toMatch(/>\$50</);
    expect(panel({ redeemAmount: show() }, { site: 'EU', locale: 'en-EU' })).toMatch(/>30\sUS\$</);
  });

  test.each([
    ['zh-TW', />US\$30</],
    ['ru-RU', />30\s\$</],
  ])('[SIGNUP-09] is written as %s writes it', (locale, text) => {
    expect(panel({ redeemAmount: show('30') }, { locale })).toMatch(text);
  });

  test.each<[string, Record<string, ResolvedElement>]>([
    ['nothing is known', {}],
    ['the amount is hidden', { redeemAmount: hide }],
    ['the site hides it', { redeemAmount: show('30'), hideRedeemSite: hide }],
  ])('[SIGNUP-09] [COMP-06] is hidden, amount and all, where %s', (_, elements) => {
    const html = panel(elements);
    expect(html).toMatch(/^<div [^>]*hidden=""/);
    expect(html).not.toMatch(/>[^<]*(?:\$|30|50)/);
  });

  test('[SIGNUP-09] is on pages that open accounts alone', () => {
    expect(panel({ redeemAmount: show('30') }, {}, 'login')).toBeUndefined();
  });
});

test('[COMP-08] links of the footer are hidden one by one, and shown where nobody hides them', () => {
  const hiddenIn = (elements: Record<string, ResolvedElement>) =>
    [...rendered(frame('login', elements), <Footer />).matchAll(/<li [^>]*data-element="(\w+)"([^>]*)>/g)]
      .filter(([, , rest = '']) => rest.includes('hidden'))
      .map(([, id]) => id);
  expect(hiddenIn({})).toEqual([]);
  expect(hiddenIn({ blogLink: hide, appDownload: hide })).toEqual(['appDownload', 'blogLink']);
});

test('where the brand has no app, none is offered', () => {
  expect(rendered(pageFrame('login'), <Footer />)).not.toContain('/download');
});

test('[COMP-08] every element that a page marks is one that compliance knows', () => {
  const html = rendered(frame('register'), [<Footer key="footer" />, <SidePanelBody key="panel" />]);
  const marked = [...html.matchAll(/data-element="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '));
  expect(marked).toHaveLength(6);
  for (const id of marked) expect(complianceElements.map((element) => element.id)).toContain(id);
});
