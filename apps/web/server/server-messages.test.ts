import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_MESSAGES } from './document/document.ts';

const WEB = path.join(import.meta.dirname, '..');
/** Files whose messages are used on the server only. */
const ON_SERVER = [
  'features/dashboard/login-strip.tsx',
  'features/dashboard/login-texts.ts',
  'features/dashboard/logins.tsx',
  'features/dashboard/passport-fields.tsx',
  'features/dashboard/passport.tsx',
  'features/dashboard/secure-account.tsx',
  'features/dashboard/stamps.tsx',
  'features/inviter/inviter-card.tsx',
  'features/inviter/landing-actions.tsx',
  'features/oauth/client-line.tsx',
  'features/oauth/own-window.tsx',
  'pages/compliance-wall/wall.tsx',
  'pages/dashboard/overview.tsx',
  'pages/exclusive-benefits/benefits.tsx',
  'pages/friend-invite/invite.tsx',
  'pages/unavailable/view.tsx',
  'shell/app-banner.tsx',
  'shell/cookie-notice.tsx',
  'shell/footer.tsx',
  'shell/page-notes.tsx',
  'shell/sample-bonus.tsx',
  'shell/side-panel.tsx',
];
/** It gets every message. */
const GALLERY = 'pages/gallery/';

test('[LANG-14] no hydrated component uses messages that stay on the server', () => {
  const files = globSync('{pages,features,shell,ui}/**/*.{ts,tsx}', { cwd: WEB }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && !ON_SERVER.includes(file.replaceAll('\\', '/')) && !file.startsWith(GALLERY),
  );
  const found = files.flatMap((file) => {
    const ids = [...readFileSync(path.join(WEB, file), 'utf8').matchAll(/(?:\bt\(|\bid=)['"]([\w.-]+)['"]/g)];
    return ids
      .filter(([, id = '']) => SERVER_MESSAGES.some((prefix) => id.startsWith(prefix)))
      .map(([, id]) => `${file}: ${id}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
