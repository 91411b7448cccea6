import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, LinkButton } from './button.tsx';
import { Card } from './card.tsx';
import { Checkbox } from './checkbox.tsx';
import { CodeField } from './code/code-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Icon, iconNames } from './icon.tsx';
import { Menu, MenuButton, MenuLink, MenuText } from './menu.tsx';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import { Seal } from './seal.tsx';
import { Spinner } from './spinner.tsx';
import { TextField } from './text-field.tsx';
import { UiTextsProvider } from './texts.tsx';

const texts = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps lock is on.',
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  optional: 'optional',
};

const html = (part: ReactNode) => renderToStaticMarkup(<UiTextsProvider texts={texts}>{part}</UiTextsProvider>);
const nothing = () => {};

const parts: Readonly<Record<string, ReactNode>> = {
  button: <Button waiting waitingText="Sending" icon="mail" wide compact variant="danger" />,
  card: <Card tint>x</Card>,
  checkbox: <Checkbox name="a" label="A" error="B" />,
  code: <CodeField name="a" label="A" error="B" errorCode={20050} />,
  dialog: <Dialog open title="A" onClose={nothing} actions={<Button>B</Button>} />,
  icons: iconNames.map((name) => <Icon key={name} name={name} />),
  link: <LinkButton href="/en">A</LinkButton>,
  menu: <Menu trigger="A">{<MenuText>B</MenuText>}</Menu>,
  notice: <Notice kind="danger" title="A" actions={<Button>B</Button>} />,
  password: <PasswordField name="a" label="A" autoComplete="new-password" />,
  seal: <Seal seal={{ lobes: 12, depth: 0.3, turns: 5, rings: 4 }} size="large" />,
  spinner: <Spinner label="A" />,
  text: <TextField name="a" label="A" help="B" labelEnd={<a href="/">C</a>} />,
};

test.each(Object.entries(parts))('%s: no style attribute, no inline handler, no class left undefined', (_, part) => {
  expect(html(part)).not.toMatch(/\sstyle=|\son[a-z]+=|undefined/);
});

describe('fields', () => {
  test('the label names the input, the help describes it', () => {
    const out = html(<TextField id="mail" name="email" type="email" label="Email" help="Where the code goes" />);
    expect(out).toMatch(/<label for="mail"/);
    expect(out).toMatch(/<input[^>]*aria-describedby="mail-message"/);
    expect(out).toMatch(/<p id="mail-message"[^>]*>Where the code goes<\/p>/);
    expect(out).not.toMatch(/aria-invalid|role="alert"/);
  });
  test('an error replaces the help, is announced, and its code stands after the sentence', () => {
    const out = html(<TextField id="mail" name="email" label="Email" help="Help" error="Wrong" errorCode={31002} />);
    expect(out).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(out).toMatch(/<p id="mail-message"[^>]*role="alert"[\s\S]*Wrong<small[^>]*> 31002<\/small>/);
    expect(out).not.toContain('Help');
  });
  test('what is typed is not held by React: the input has no value, only a default', () => {
    expect(html(<TextField name="a" label="A" />)).not.toMatch(/value=/);
    expect(html(<TextField name="a" label="A" defaultValue="x" />)).toMatch(/value="x"/);
  });
  test('[LANG-12] addresses, passwords and codes run left to right in every page; names do not', () => {
    expect(html(<TextField name="a" type="email" label="A" />)).toMatch(/<input[^>]*dir="ltr"/);
    expect(html(<TextField name="a" label="A" />)).not.toContain('dir=');
    expect(html(<CodeField name="a" label="A" />)).toMatch(/<input[^>]*dir="ltr"/);
    expect(html(parts.password)).toMatch(/<input[^>]*dir="ltr"/);
  });
  test('a code is one input that phones fill in, with no length that would cut a paste', () => {
    const out = html(<CodeField name="code" label="Code" />);
    expect(out.match(/<input/g)).toHaveLength(1);
    expect(out).toMatch(/autoComplete="one-time-code"/i);
    expect(out).toMatch(/inputMode="numeric"/i);
    expect(out).not.toMatch(/maxlength/i);
  });
  test('a password can be shown: a toggle that says so and leaves the form alone', () => {
    const out = html(parts.password);
    expect(out).toMatch(/<button type="button"[^>]*aria-pressed="false"[^>]*aria-label="Show password"/);
    expect(out).toMatch(/type="password"/);
  });
});

describe('buttons', () => {
  test('a waiting button says so, takes no press, and holds both texts so that its width stays', () => {
    const still = html(<Button waitingText="Sending">Send</Button>);
    const waiting = html(
      <Button waiting waitingText="Sending">
        Send
      </Button>,
    );
    for (const out of [still, waiting]) expect(out).toMatch(/Send<[\s\S]*Sending/);
    expect(waiting).toMatch(/aria-disabled="true" aria-busy="true"/);
    expect(still).not.toMatch(/aria-disabled|aria-busy/);
    expect(waiting).not.toMatch(/ disabled/);
  });
  test('a caller may take a button away without taking the focus', () => {
    expect(html(<Button aria-disabled>Again</Button>)).toMatch(/aria-disabled="true"/);
  });
});

describe('dialogs and menus', () => {
  test('[SHELL-08] a dialog has a name and a description, and a way to close it only where it may be closed', () => {
    const dialog = (dismissible: boolean) =>
      html(
        <ConfirmDialog open {...{ dismissible }} title="Sure" confirm="Yes" onConfirm={nothing} onCancel={nothing}>
          It ends the session.
        </ConfirmDialog>,
      );
    expect(dialog(true)).toMatch(/<dialog[^>]*aria-labelledby="([^"]+)"[\s\S]*<h2 id="\1">Sure/);
    expect(dialog(true)).toMatch(/<dialog[^>]*aria-describedby="([^"]+)"[\s\S]*<div id="\1"/);
    expect(dialog(true)).toContain('aria-label="Close"');
    expect(dialog(false)).not.toContain('aria-label="Close"');
    expect(dialog(false)).toMatch(/closedby="none"/);
    expect(dialog(true)).not.toMatch(/<dialog[^>]* open/);
  });
  test('a menu opens without script, and marks what is chosen', () => {
    const out = html(
      <Menu label="Language" trigger="English">
        <MenuLink href="/en" current>
          English
        </MenuLink>
        <MenuButton current={false}>Dark</MenuButton>
      </Menu>,
    );
    expect(out).toMatch(/<button[^>]*popovertarget="([^"]+)"[\s\S]*<div id="\1" popover="auto"/i);
    expect(out).toMatch(/<a href="\/en"[^>]*aria-current="true"/);
    expect(out).toMatch(/aria-pressed="false"/);
  });
});

test('[LANG-12] drawings with a direction mirror, the others do not', () => {
  expect(html(<Icon name="back" />)).toMatch(/mirrored/);
  expect(html(<Icon name="globe" />)).not.toMatch(/mirrored/);
});
