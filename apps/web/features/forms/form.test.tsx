import { expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { missingMessages, rendered } from '../../pages/rendered-fixture.tsx';
import { UiTextsProvider } from '../../ui/texts.tsx';
import { RegistrationForm } from '../registration/registration-form.tsx';

const texts = {
  ...{ showPassword: 'Show', hidePassword: 'Hide', capsLock: 'Caps', close: 'Close', dismiss: 'Dismiss' },
  ...{ notifications: 'Notifications', optional: 'optional' },
};
const form = (linked: boolean) => (
  <UiTextsProvider texts={texts}>
    <RegistrationForm linked={linked} />
  </UiTextsProvider>
);

test('[LOGIN-03] the server renders the whole first screen; without scripts nothing is sent', () => {
  const page = rendered(pageFrame('register'), form(false));
  expect(page).toMatch(/<form id="register"[^>]* method="dialog"/);
  expect(page).toContain('name="email"');
  expect(page).toMatch(/<button type="submit"/);
  expect(page).not.toContain('<template');
});

test('[SIGNUP-06] opened by a link it says that it looks, before it knows', () => {
  expect(rendered(pageFrame('email-code-verify'), form(true))).toContain('Finding your registration');
});

test('the words of its first screen are on the page', () => {
  for (const name of ['register', 'channel-register', 'sign-up', 'email-code-verify'])
    expect(missingMessages(pageFrame(name), form(false))).toEqual([]);
});
