import { type InviterCard, inviterCard } from '@gatehouse/rules/attribution/inviter-card';
import { useState } from 'react';
import { InvalidNote, Inviter, InviterText } from '../../features/inviter/inviter-card.tsx';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { Benefits } from '../exclusive-benefits/benefits.tsx';
import { Invite } from '../friend-invite/invite.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

/** A drawing of our own: the gallery has no inviters with pictures. */
const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23dde5f0" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3.2" r="1.5" fill="%23a86"/%3E%3Cpath fill="%23264270" d="M1 8a3 3 0 0 1 6 0z"/%3E%3C/svg%3E';
const GONE = '/front/inviter-picture?id=0';
const HOSTILE = `\u202e${'W'.repeat(200)} <b>http://evil.example/${'x'.repeat(90)}</b> ${'\u0329'.repeat(40)}`;

const profile = (nickname: string, signature: string, content: string, groups: readonly string[] = []) => ({
  nickname,
  personality: { personalSignature: signature, content },
  groupInfo: groups.map((group, place) => ({ content: group, type: place % 2 })),
});
const ada = profile('Ada Lovelace', 'Numbers first.', 'I read the small print.\n\nStart small.', [
  'Beginners',
  'Letter',
]);
const cards: Readonly<Record<string, InviterCard>> = {
  picture: { ...inviterCard('affiliate', ada), picture: DRAWN },
  'no picture': inviterCard('referral', ada),
  'picture fails': { ...inviterCard('broker', ada), picture: GONE },
  'no name': inviterCard('referral', undefined),
  hostile: inviterCard('affiliate', profile(HOSTILE, HOSTILE, HOSTILE.repeat(9), [HOSTILE, `${HOSTILE}2`])),
  'right to left': inviterCard('affiliate', profile('ليلى حسن', 'الأرقام أولاً', 'ابدأ بمبلغ صغير.\nلا تشارك رموزك.')),
};

/** AFF-06, AFF-09: the inviter's card in every form of the API, and the two landing pages. */
export function Invitations() {
  const frame = usePage();
  const [shown, setShown] = useState('picture');
  const [card = inviterCard('affiliate', ada)] = [cards[shown]];
  const data = { inviter: card, ended: shown === 'ended', search: '' };
  return (
    <Exhibit file="features/inviter, pages/friend-invite, pages/exclusive-benefits">
      <Choice
        options={[...Object.keys(cards), 'ended', 'unknown', 'invite', 'benefits']}
        chosen={shown}
        onChoose={setShown}
      />
      <PageProvider frame={{ ...frame, data }}>
        <div className={`${styles.screen} ${styles.form}`}>
          {shown === 'ended' || shown === 'unknown' ? <InvalidNote reason={shown} /> : null}
          {shown === 'invite' ? <Invite /> : null}
          {shown === 'benefits' ? <Benefits /> : null}
          {shown in cards ? <Inviter card={card} /> : null}
          {shown in cards ? <InviterText card={card} /> : null}
        </div>
      </PageProvider>
    </Exhibit>
  );
}
