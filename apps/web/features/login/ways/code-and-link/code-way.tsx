import { MoreIcon } from '../../../../ui/more-icons.tsx';
import type { FormWay } from '../form-way.ts';

export const codeWay: FormWay = {
  icon: <MoreIcon name="code" />,
  asked: (account) => ({ type: 'itemAsked', item: 'code', account }),
  isWaiting: (state) => state.step === 'sending' && state.item === 'code',
};
