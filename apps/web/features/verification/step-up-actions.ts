import {
  accountAntiPhishing,
  accountDeviceCheck,
  accountForgetDevice,
  accountNameBegin,
  accountNameNew,
  accountNotices,
  accountPassword,
} from '@gatehouse/contract/account/account';
import {
  passkeyAdd,
  passkeyBegin,
  passkeyRemove,
  recoveryCodesRenew,
  totpBegin,
  totpBind,
  totpUnbind,
} from '@gatehouse/contract/account/factors';
import { subAccountCreate, subAccountFreeze, subAccountPassword } from '@gatehouse/contract/account/sub-account';
import { qrConfirm } from '@gatehouse/contract/login/qr';
import { thirdPartyLink, thirdPartyLinkBegin, thirdPartyUnlink } from '@gatehouse/contract/login/third-party';
import { oauthConfirm, oauthPreAuthorize } from '@gatehouse/contract/oauth/oauth';
import { kycSubmit } from '@gatehouse/contract/region/kyc';
import { bindTelegram, unbindTelegram } from '@gatehouse/contract/telegram/telegram';
import type { WordId } from '@gatehouse/words/catalogue';

/** A call that the server may refuse with `stepUpNeeded`. `about`: a message that says more of it than the call does. */
export type StepUpAction = {
  readonly path: string;
  readonly about?:
    | { readonly id: 'stepUp.action.application.move'; readonly values: { readonly name: string } }
    | undefined;
};

/** The message that names the action, by the path of the call that was refused with `stepUpNeeded`. */
const messages: ReadonlyMap<string, WordId> = new Map<string, WordId>([
  [accountPassword.path, 'stepUp.action.password'],
  [accountNameBegin.path, 'stepUp.action.name'],
  [accountNameNew.path, 'stepUp.action.name'],
  [accountAntiPhishing.path, 'stepUp.action.antiPhishing'],
  [accountDeviceCheck.path, 'stepUp.action.deviceCheck'],
  [accountNotices.path, 'stepUp.action.notices'],
  [accountForgetDevice.path, 'stepUp.action.forgetDevice'],
  [totpBegin.path, 'stepUp.action.addApp'],
  [totpBind.path, 'stepUp.action.addApp'],
  [totpUnbind.path, 'stepUp.action.removeApp'],
  [recoveryCodesRenew.path, 'stepUp.action.recoveryCodes'],
  [passkeyBegin.path, 'stepUp.action.addPasskey'],
  [passkeyAdd.path, 'stepUp.action.addPasskey'],
  [passkeyRemove.path, 'stepUp.action.removePasskey'],
  [kycSubmit.path, 'stepUp.action.identity'],
  [qrConfirm.path, 'stepUp.action.qr'],
  [oauthConfirm.path, 'stepUp.action.application'],
  [oauthPreAuthorize.path, 'stepUp.action.application'],
  [subAccountCreate.path, 'stepUp.action.createSubAccount'],
  [subAccountFreeze.path, 'stepUp.action.freezeSubAccount'],
  [subAccountPassword.path, 'stepUp.action.subAccountPassword'],
  [thirdPartyLinkBegin.path, 'stepUp.action.link'],
  [thirdPartyLink.path, 'stepUp.action.link'],
  [thirdPartyUnlink.path, 'stepUp.action.unlink'],
  [bindTelegram.path, 'stepUp.action.telegram'],
  [unbindTelegram.path, 'stepUp.action.noTelegram'],
]);

/** The message that names the action; a general one for an operator's own calls. */
export function stepUpAction(path: string): WordId {
  return messages.get(path) ?? 'stepUp.action.other';
}
