import type { CheckingKind } from './checking-kind.ts';

export const recaptcha: CheckingKind = {
  siteKey: 'site-key',
  check: '/siteverify',
  answers: ({ take, health }) => ({
    '/siteverify': (sent) => {
      if (health.errors.length > 0) return { success: false, 'error-codes': health.errors };
      if (take(sent.get('response') ?? '')) return { success: true, hostname: health.hostname };
      return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    },
  }),
  solve(fresh) {
    const token = fresh('03AG');
    return { proof: { token }, known: token };
  },
};
