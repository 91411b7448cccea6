import type { CheckingKind } from './checking-kind.ts';

export const tencent: CheckingKind = {
  siteKey: '2000',
  check: '/ticket/verify',
  answers: ({ take }) => ({
    '/ticket/verify': (sent) => ({
      response: take(`${sent.get('Ticket')}|${sent.get('Randstr')}`) ? '1' : '9',
      evil_level: '0',
    }),
  }),
  solve(fresh) {
    const proof = { ticket: fresh('tr03'), randstr: '@abc' };
    return { proof, known: `${proof.ticket}|${proof.randstr}` };
  },
};
