import { anonymity, codeInfo, commonShareInfo } from '@gatehouse/contract/attribution/affiliate';
import { type Payee, payeeOfAffiliate, payeeOfCode } from '@gatehouse/contract/attribution/payee';
import { paidTouch } from '@gatehouse/rules/attribution/attribution';
import { type Invitation, invitationBy, invitationIn } from '@gatehouse/rules/attribution/invitation';
import { ERROR_TOAST_MS } from '@gatehouse/rules/errors/toast';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { createTranslator } from '@gatehouse/words/translator';
import { getTouches, noteShared, noteTouches } from '../../platform/attribution/attribution.ts';
import { keepPayee, keptPayee } from '../../platform/attribution/payee.ts';
import { toasts } from '../../platform/notices/toasts.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { loadMessages } from '../../platform/words/localize-error.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * AFF-03 to AFF-05, AFF-08: finds out who is credited for the visitor: from the page's data, else from the API. It asks for a
 * shared invitation on every page, since the token is not stored, and for a code on pages that open accounts. Those pages show a
 * toast for an unknown or expired invitation if the page itself does not show it.
 */
export async function findPayee(frame: PageFrame): Promise<void> {
  const { payee: told } = (frame.data ?? {}) as { readonly payee?: Payee };
  const { value: invited } = invitationIn(location.search);
  const payee = invited.by === 'token' ? await shared(frame, invited, told) : await invitedBy(frame, told);
  if (payee !== null || told === null || invited.by === 'nobody' || !opensAccounts(frame.site, frame.path)) return;
  const text = createTranslator(frame.language.tag, await loadMessages(frame.language.value, 'inverse')).find(
    'register.invitation.unknown',
  );
  if (text) toasts.show({ kind: 'info', text, ms: ERROR_TOAST_MS });
}

async function shared(frame: PageFrame, invited: Invitation, told: Payee): Promise<Payee> {
  const payee = told === undefined ? await ask(frame, invited) : told;
  if (!payee) return payee;
  noteShared(payee);
  noteTouches(frame.site.id, Date.now());
  keepPayee({ ref: payee.userCode, medium: payee.medium }, payee);
  return payee;
}

/** Uses the invitation that counts: from this address, or the stored one. */
async function invitedBy(frame: PageFrame, told: Payee): Promise<Payee> {
  const touches = getTouches(Date.now());
  if (!touches) return undefined;
  const { values } = paidTouch(touches);
  const known = told === undefined ? keptPayee(values) : told;
  const isAsked = known === undefined && opensAccounts(frame.site, frame.path);
  const payee = isAsked ? await ask(frame, invitationBy(values).value) : known;
  if (payee !== undefined) keepPayee(values, payee);
  return payee;
}

/** AFF-09: the codes of these calls show no toast of the error catalogue; the page handles them. */
async function ask(frame: PageFrame, invited: Invitation): Promise<Payee> {
  const { ask } = getPlatform(frame);
  switch (invited.by) {
    case 'affiliate':
      return payeeOfAffiliate(await ask(anonymity, { affiliate_id: invited.id }));
    case 'code':
      return payeeOfCode(invited.code, await ask(codeInfo, { code: invited.code }));
    case 'token':
      return payeeOfCode('', await ask(commonShareInfo, { token: invited.token }));
    case 'unreadable':
      return null;
    case 'nobody':
      return undefined;
  }
}
