import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { SubAccounts } from './sub-accounts.tsx';

/** SHELL-10: the sub-accounts of an account, for the account page. Its words and its list come when the page is alive. */
export function SubAccountsCard() {
  return (
    <WithDeferredMessages>
      <SubAccounts />
    </WithDeferredMessages>
  );
}
