import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import { createTranslator } from '@gatehouse/words/translator';
import { wordsFor } from '@gatehouse/words/words-for';
import { describe, expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { missingMessages, rendered } from '../../pages/rendered-fixture.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { ConsentState } from './consent-flow.ts';
import { ConsentScreen } from './consent-screen.tsx';
import { scopeWords } from './scope-words.ts';
import { consentStates } from './screen-states.ts';

const nothing = () => undefined;
const frame: PageFrame = {
  ...pageFrame('oauth-authorized'),
  oauth: { client: null, search: '?client_id=app&state=1', framed: false },
};
const question: ConsentState = consentStates.question ?? { step: 'over' };

describe.each(Object.entries(consentStates))('the consent page: %s', (_, state) => {
  const content = <ConsentScreen state={state} tell={nothing} />;
  const page = rendered(frame, content);

  test('[OAUTH-03] has one title and every word, and is no dead end', () => {
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    expect(missingMessages(frame, content).filter((id) => !id.startsWith('oauthScope.partner.'))).toEqual([]);
    const waits = ['looking', 'returning', 'loggedOut'].includes(state.step);
    if (!waits) expect(page).toMatch(/<button|<a /);
  });

  test('[OAUTH-02] a question has no form that Enter could send, and Deny comes before Allow', () => {
    expect(page).not.toMatch(/<form|type="submit"|autofocus/i);
    if (state.step === 'asking') expect(page).toMatch(/>Deny<.*>Allow</s);
  });
});

test.each([
  ['question', 'Your account', '', true],
  ['an account with sub-accounts', 'Your account', 'Your sub-accounts aren’t included.', true],
  ['a sub-account', 'Your sub-account', 'The main account isn’t included.', false],
])(
  '[OAUTH-02] %s: the account is called “%s”, and beside it stands “%s”; number: %s',
  (name, called, beside, numbered) => {
    const page = rendered(frame, <ConsentScreen state={consentStates[name] ?? question} tell={nothing} />);
    expect(page).toContain(`>${called}</p>`);
    for (const text of ['Your sub-accounts aren’t included.', 'The main account isn’t included.'])
      expect(page.includes(text), text).toBe(text === beside);
    expect(page.includes('83411387668148')).toBe(numbered);
  },
);

test('[OAUTH-02] an API of the version before, which does not say what kind of account it is, gets no text about it', () => {
  const { consent } = question as Extract<ConsentState, { step: 'asking' }>;
  const { account_kind: _, ...earlier } = consent;
  const state = { step: 'asking', consent: earlier } as ConsentState;
  const page = rendered(frame, <ConsentScreen state={state} tell={nothing} />);
  expect(page).toContain('>Your account</p>');
  expect(page).not.toMatch(/undefined/i);
});

test('[OAUTH-02] another account is chosen with the query that the application sent', () => {
  const page = rendered(frame, <ConsentScreen state={question} tell={nothing} />);
  expect(page).toContain('href="/en/oauth-log-out?client_id=app&amp;state=1"');
});

test('[OAUTH-02] before the page was seen for a moment, Allow says that it waits', () => {
  const page = rendered(frame, <ConsentScreen state={question} tell={nothing} />);
  const [, described = ''] = /aria-disabled="true" aria-describedby="([^"]+)"/.exec(page) ?? [];
  expect(described).not.toBe('');
  expect(page).toContain(`id="${described}" hidden="">Please read first. This works in a moment`);
});

test('[OAUTH-01] each scope has words of its own that say what it cannot do; another one gets those of its risk, with its name', () => {
  const messages = createTranslator('en', wordsFor('en'));
  for (const { scope, risk } of oauthScopes) {
    const { can, cannot } = scopeWords(messages, scope, risk);
    expect(can + cannot).not.toContain(scope === 'trade' ? 'partner' : `“${scope}”`);
    expect(cannot).toMatch(/^(?:It can’t|By itself it doesn’t) /);
  }
  for (const risk of ['identity', 'read', 'trade', 'move'] as const) {
    const { can } = scopeWords(messages, 'partner.thing', risk);
    expect(can).toMatch(/^[A-Z][a-z]+ (?:something|something else) .*: “partner\.thing”$/);
  }
});
