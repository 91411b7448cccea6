import { type CheckingKind, md5 } from './checking-kind.ts';

export const geetest: CheckingKind = {
  siteKey: 'gt-id',
  check: '',
  answers: ({ take, fresh }) => ({
    '/register.php': () => ({ challenge: md5(fresh('challenge')) }),
    '/validate.php': (sent) => ({
      seccode: take(`${sent.get('challenge')}|${sent.get('seccode')}`) && md5(sent.get('seccode') ?? ''),
    }),
  }),
  solve(fresh, challenge) {
    const proof = { challenge: `${challenge}ab`, validate: md5(fresh('validate')), seccode: fresh('seccode') };
    return { proof, known: `${proof.challenge}|${proof.seccode}` };
  },
};
