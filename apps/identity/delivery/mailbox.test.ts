import { expect, test } from 'vitest';
import { Mailbox } from './mailbox.ts';

test('the embedded mailbox keeps mails and SMS, newest first, and says which is which', async () => {
  const mailbox = new Mailbox(() => 1_700_000_000_000);
  await mailbox.deliver({ to: 'a@example.com', subject: 'Hello', text: 'text', html: '<p>text</p>' });
  await mailbox.deliverSms({ to: '+491701234567', text: 'Your code is 123456' });
  const [sms, mail] = mailbox.list();
  expect(sms).toEqual({
    ...{ kind: 'sms', id: expect.any(String), to: '+491701234567', subject: '', text: 'Your code is 123456', html: '' },
    sentAt: 1_700_000_000_000,
  });
  expect(mail).toMatchObject({ kind: 'mail', to: 'a@example.com', subject: 'Hello', html: '<p>text</p>' });
  expect(mail?.id).not.toBe(sms?.id);
  for (let n = 0; n < 500; n += 1) await mailbox.deliverSms({ to: `+${n}`, text: '' });
  expect(mailbox.list()).toHaveLength(500);
  expect(mailbox.list().some(({ kind }) => kind === 'mail')).toBe(false);
});
