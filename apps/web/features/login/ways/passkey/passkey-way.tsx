import { MoreIcon } from '../../../../ui/more-icons.tsx';
import type { FormWay } from '../form-way.ts';

export const passkeyWay: FormWay = {
  icon: <MoreIcon name="passkey" />,
  asked: () => ({ type: 'passkeyAsked' }),
  isWaiting: ({ step }) => step === 'passkey',
  problem: (state) => ('passkey' in state && state.passkey ? `login.passkey.${state.passkey}` : undefined),
};
