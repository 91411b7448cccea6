import type { DemoInviter } from '@gatehouse/identity/use-cases/affiliate/seed-inviters';
import { drawPortrait, type Portrait } from './demo-portraits.ts';

const SHARE_TOKEN = 'demo-share-4f2a91';
const FAR_AWAY = Date.UTC(2099, 0, 1);

const leyla: Portrait = {
  ...{ ground: [222, 229, 240], coat: [38, 66, 112], skin: [226, 178, 143], hair: [52, 36, 32], length: 0.62 },
};
const tomas: Portrait = {
  ...{ ground: [233, 226, 212], coat: [94, 78, 56], skin: [241, 205, 178], hair: [150, 112, 66], length: 0 },
};

/** Who invites in a development start, created once. Production never has them. */
export const demoInviters = (): readonly DemoInviter[] => [
  {
    ...{ affid: '10001', kind: 'affiliate', code: 'LEYLA', nickname: 'Leyla Aydın' },
    picture: drawPortrait(leyla),
    signature: 'I read the small print, so that you read it too.',
    content:
      'I have written about markets since 2016.\n\nStart small, keep your recovery codes on paper, and never trade money that you need next month.',
    groups: [
      { id: '1', content: 'First steps, Tuesdays at 19:00', type: 0 },
      { id: '2', content: 'Weekly letter: leyla-markets.example', type: 1 },
      { id: '3', content: 'Editors only', type: 2 },
    ],
    countries: {
      TR: {
        content: '2016’dan beri piyasaları yazıyorum.\n\nKüçük başlayın, kurtarma kodlarınızı kâğıtta saklayın.',
      },
    },
  },
  // The code of the demo account.
  {
    ...{ affid: '20001', kind: 'referral', code: 'DEMO2025', nickname: 'Tomáš Novák' },
    picture: drawPortrait(tomas),
    signature: 'I have used it for two years.',
    shares: { [SHARE_TOKEN]: { content: 'You asked what I use. Here it is.', expiresAt: FAR_AWAY } },
  },
  {
    ...{ affid: '90001', kind: 'broker', code: '90001', nickname: 'Northgate Brokers (demo)' },
    tpl: 'old',
    signature: 'Accounts for companies and professionals.',
    content: 'We help you to open your account, and stay your contact afterwards.',
  },
  { affid: '10002', kind: 'affiliate', code: 'ENDED', nickname: 'Ended inviter', ended: true },
  { affid: '10003', kind: 'affiliate', code: 'HIDDEN', nickname: 'Hidden inviter', hidden: true },
];

/** For the welcome: what to try. `regional`: on a site of a region too. */
export const DEMO_INVITATIONS: readonly { readonly who: string; readonly path: string; readonly regional?: true }[] = [
  { who: 'an affiliate', path: '/register?affiliate_id=10001', regional: true },
  { who: 'a friend', path: '/friend-invite?ref=DEMO2025' },
  { who: 'a friend, shared', path: `/invite?token=${SHARE_TOKEN}` },
  { who: 'a broker', path: '/exclusive-benefits?brokerId=90001' },
  { who: 'no longer valid', path: '/sign-up?affiliate_id=10002' },
];
