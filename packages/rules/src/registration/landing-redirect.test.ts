import { expect, test } from 'vitest';
import { landingRedirect } from './landing-redirect.ts';
import { invitesToOpen } from './opens-accounts.ts';

const own = { paths: { login: '/login', register: '/join' } };
const asked = { site: own, language: 'en', loggedIn: false, access: 'open' } as const;

test.each([
  ['/register', '?affiliate_id=7', '/en/sign-up?affiliate_id=7'],
  ['/tr-register', '?affiliate_id=7', '/en/sign-up?affiliate_id=7'],
  ['/join', '?affiliate_id=7', '/en/sign-up?affiliate_id=7'],
  ['/en/register', '?affiliate_id=7', '/en/sign-up?affiliate_id=7'],
  ['/register', '?ref=A&affiliate_id=7&group_id=1&x=%2F%3F', '/en/sign-up?ref=A&affiliate_id=7&group_id=1&x=%2F%3F'],
  ['/register', '?affiliate_id=ada', '/en/sign-up?affiliate_id=ada'],
  ['/register', '?%61ffiliate_id=7', '/en/sign-up?%61ffiliate_id=7'],
  ['/register', '?affiliate_id=', null],
  ['/register', '?affiliate_id', null],
  ['/register', '?ref=affiliate_id', null],
  ['/register', '?my_affiliate_id=7', null],
  ['/register', '', null],
  ['/sign-up', '?affiliate_id=7', null],
  ['/channel-register', '?affiliate_id=7', null],
  ['/login', '?affiliate_id=7', null],
  ['/registered', '?affiliate_id=7', null],
])('[ROUTE-03] %s%s leads to %s', (path, search, target) => {
  expect(landingRedirect({ ...asked, path, search }).value).toBe(target);
});

test('[ROUTE-03] who is logged in, or is where sign-up is closed, is not sent there', () => {
  const register = { ...asked, path: '/register', search: '?affiliate_id=7' };
  expect(landingRedirect({ ...register, loggedIn: true }).value).toBeNull();
  expect(landingRedirect({ ...register, access: 'blocked' }).value).toBeNull();
  expect(landingRedirect({ ...register, access: 'banned' }).value).toBeNull();
});

test('[ROUTE-03] the trace names the rule and repeats no query', () => {
  const { trace } = landingRedirect({ ...asked, path: '/register', search: '?affiliate_id=7&redirect_url=secret' });
  expect(trace.at(-1)).toMatchObject({ rule: 'ROUTE-03', outcome: 'won', detail: '/sign-up' });
  expect(JSON.stringify(trace)).not.toContain('secret');
});

test.each([
  ['/en/friend-invite?ref=A', true],
  ['/invite', true],
  ['/exclusive-benefits/', true],
  ['/sign-up', false],
  ['/invites', false],
])('[ROUTE-06] [ROUTE-07] %s invites people to open an account: %s', (path, invites) => {
  expect(invitesToOpen(path)).toBe(invites);
});
