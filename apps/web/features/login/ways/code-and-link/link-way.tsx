import { Icon } from '../../../../ui/icon.tsx';
import type { FormWay } from '../form-way.ts';

export const linkWay: FormWay = {
  icon: <Icon name="mail" />,
  asked: (account) => ({ type: 'itemAsked', item: 'link', account }),
  isWaiting: (state) => state.step === 'sending' && state.item === 'link',
};
