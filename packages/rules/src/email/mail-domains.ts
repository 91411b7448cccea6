/** A provider of mailboxes. */
export type MailProvider = {
  /** The domain without its ending, for instance `gmail`. */
  readonly name: string;
  /** Endings in use, the most frequent first. */
  readonly endings: readonly string[];
  /** Near spellings of the name are no words and no other providers, so they count as slips. */
  readonly coined?: true;
};

const provider = (name: string, endings: string, coined?: 'coined'): MailProvider => ({
  name,
  endings: endings.split(' '),
  ...(coined && { coined: true }),
});

/** Common mailbox providers, the most frequent in the world first. */
export const mailProviders: readonly MailProvider[] = [
  provider('gmail', 'com', 'coined'),
  provider(
    'yahoo',
    'com co.uk co.in co.jp com.br fr de es it ca com.ar com.mx com.au com.tw com.hk com.sg com.ph com.vn com.tr com.my co.id co.th co.nz co.za co.kr ie in gr pl ro se no dk nl be at ch hu cz cl pt fi bg hr com.co com.pe com.ve com.cn cn',
    'coined',
  ),
  provider(
    'hotmail',
    'com co.uk fr it es de com.br com.ar com.tr com.mx nl be ca se dk no fi gr ch at co.jp co.nz co.za co.th com.au com.hk com.tw cl cz hu pt ro ru sg my ph ie jp kr co.il co.id co.in',
    'coined',
  ),
  provider(
    'outlook',
    'com fr es de it pt com.br com.ar com.au com.gr com.tr com.vn jp co.id co.il co.th cl cz dk hu ie in kr lv my ph sa sg sk at be bg com.pe com.hr',
    'coined',
  ),
  provider('icloud', 'com', 'coined'),
  provider(
    'live',
    'com co.uk fr nl it de be ca se dk no at cl cn com.ar com.au com.mx com.my com.pt com.sg com.ph co.za co.kr ie in jp ru',
  ),
  provider('aol', 'com co.uk de fr it es'),
  provider('msn', 'com'),
  provider('mail', 'ru com kz ua by bg ee dk de'),
  provider('yandex', 'ru com kz by ua com.tr com.ge fr', 'coined'),
  provider('rambler', 'ru ua', 'coined'),
  provider('protonmail', 'com ch', 'coined'),
  provider('proton', 'me'),
  provider('googlemail', 'com', 'coined'),
  provider('rocketmail', 'com', 'coined'),
  provider('windowslive', 'com', 'coined'),
  provider('gmx', 'de net at ch com fr es co.uk us'),
  provider('web', 'de'),
  provider('t-online', 'de hu', 'coined'),
  provider('freenet', 'de'),
  provider('wanadoo', 'fr es', 'coined'),
  provider('laposte', 'net', 'coined'),
  provider('orange', 'fr'),
  provider('free', 'fr'),
  provider('sfr', 'fr'),
  provider('libero', 'it'),
  provider('virgilio', 'it'),
  provider('seznam', 'cz', 'coined'),
  provider('interia', 'pl eu', 'coined'),
  provider('wp', 'pl'),
  provider('onet', 'pl eu'),
  provider('o2', 'pl co.uk'),
  provider('naver', 'com'),
  provider('hanmail', 'net', 'coined'),
  provider('rediffmail', 'com', 'coined'),
  provider('btinternet', 'com', 'coined'),
  provider('comcast', 'net', 'coined'),
  provider('bigpond', 'com net.au', 'coined'),
  provider('netvigator', 'com', 'coined'),
  provider('ziggo', 'nl'),
  provider('hetnet', 'nl'),
  provider('kpnmail', 'nl'),
  provider('planet', 'nl'),
  provider('home', 'nl'),
  provider('uol', 'com.br'),
  provider('bol', 'com.br'),
  provider('terra', 'com.br com es'),
  provider('ukr', 'net'),
  provider('abv', 'bg'),
  provider('qq', 'com'),
  provider('163', 'com'),
  provider('126', 'com'),
];

/** Real domains that are one slip away from a provider's: they are never corrected. */
export const realLookAlikes: ReadonlySet<string> = new Set(
  [
    'ymail.com email.com email.de mail.com gail.com grail.com hmail.com hitmail.com',
    'gmail.ru gmail.de hotmail.nu hotmail.lu hotmail.lt hotmail.ee hotmail.rs hotmail.lv hotmail.sk hotmail.bg hotmail.gr',
    'cloud.com look.com outlook.fi outlook.ro yandex.net yandex.uz yandex.az yandex.com.am yandex.md yandex.lt yandex.ee',
    'yahoo.net yahooinc.com yahoo-inc.com ybb.ne.jp yahoogroups.com',
    'proton.com proton.ch photon.me protonmail.dev pm.me hanmail.com hotmail.co.kr icloud.net icloud.de',
    'libero.com comcast.com ramblers.org.uk ramble.com rambler.com laposte.fr seznam.sk interia.com big-pond.com hetnet.com',
    'mac.com me.com inbox.ru list.ru bk.ru internet.ru ya.ru gmx.li fastmail.com fastmail.fm hey.com zoho.com tutanota.com',
    'hushmail.com runbox.com mailbox.org posteo.de duck.com daum.net nate.com hotmail.net outlook.net live.net',
  ]
    .join(' ')
    .split(' '),
);
