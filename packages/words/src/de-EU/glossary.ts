import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'Sie, calm and polite, in no gender; buttons and titles in the infinitive (Konto erstellen), running text in the imperative (Geben Sie … ein)',
  quotes: '„…“',
  terms: {
    account: ['Konto', 'konten'],
    antiPhishingCode: ['Anti-Phishing-Code'],
    app: ['App'],
    authenticatorApp: ['Authenticator-App'],
    browser: ['Browser'],
    code: ['Code', 'vorwahl', 'kürzel'],
    company: ['Unternehmen', 'anbieter'],
    cookie: ['Cookie'],
    country: ['Land', 'länder'],
    device: ['Gerät'],
    document: ['Dokument', 'ausweis'],
    email: ['E-Mail'],
    identity: ['Identität'],
    invitation: ['Einladung'],
    licence: ['Zulassung'],
    lock: ['sperren', 'sperr'],
    logIn: [
      'anmelden',
      'anmeld',
      'angemeld',
      'anzumelden',
      'melden sie sich',
      'sie melden sich',
      'meldet sie',
      'melden wir sie',
    ],
    logOut: ['abmelden', 'abmeld', 'abgemeld', 'abzumelden', 'melden sie', 'meldet', 'melden wir sie'],
    mobileNumber: ['Mobilnummer'],
    partner: ['Partner'],
    passkey: ['Passkey'],
    password: ['Passwort', 'passwörter'],
    phone: ['Smartphone', 'telefon', 'anruf'],
    qrCode: ['QR-Code'],
    recoveryCode: ['Backup-Code'],
    seal: ['Siegel'],
    session: ['Sitzung'],
    subAccount: ['Unterkonto', 'unterkonten'],
    support: ['Support'],
    trustedDevice: ['vertrauenswürdiges Gerät', 'vertrauenswürdige geräte', 'vertrauenswürdigen gerät'],
    unlock: ['entsperren', 'entsperr'],
    withdrawal: ['Auszahlung'],
  },
  latin: [],
  same: [
    'legal.storage.cookie',
    'shell.footer.blog',
    'shell.ok',
    'shell.optional',
    'shell.theme.system',
    'site.global',
    'account.openedBy.telegram',
    'account.section.telegram',
    'consent.marketing',
    'dashboard.document.name',
    'dashboard.secure.passkey',
    'download.android',
    'factors.passkey.unnamed',
    'factors.passkeys',
    'factorsForm.rename.name',
    'form.code',
    'modal.dismiss',
    'partner.name',
    'prove.way.passkey',
    'session.end.stay',
    'subAccounts.form.name',
    'unblock.utc',
    'mail.fact.detail.application',
    'mail.fact.detail.name',
    'telegram.help.heading',
  ],
  reworded: ['factors.passkeys.none', 'identity.document.driving_licence', 'identity.document.id_card'],
  unsure: {
    'account.antiPhishing.seal': 'Seal is “Siegel”; it must not suggest an official or certified seal (Gütesiegel).',
    'account.mobile':
      '“Mobilnummer” is short and usual with banks; “Handynummer” is more colloquial in Germany and Austria, “Mobilfunknummer” is the telecom word.',
    'prove.to.mobile':
      '“Smartphone” stands for phone in all texts; “Handy” would be plainer, and “Telefon” is used where the number or a call is meant.',
    'account.devices.known':
      '“Vertrauenswürdige Geräte” is what Apple, Google and Microsoft say; it is long for a 320 px screen. “Vertraute Geräte” is shorter.',
    'account.lock': 'Lock and unlock are “sperren” and “entsperren”; for Austria the same words are assumed.',
    'account.withdrawals':
      '“Auszahlungen pausiert”: for crypto-assets some exchanges say “Abhebungen” or “Transfers”. A legal notice may want “gesperrt”.',
    'connectedApps.may.move':
      '“transferieren” covers both money and crypto-assets; “überweisen” would mean bank money only.',
    'consent.analytics':
      '“Statistik” is common in German consent banners; “Analyse” is the other word. A privacy lawyer should choose.',
    'consent.functional': '“Komfort” for Extras; other banners say “Funktional” or “Präferenzen”.',
    'consent.necessary':
      '“Notwendig” against “unbedingt erforderlich”, the words of § 25 TDDDG and of the Austrian TKG.',
    'dashboard.secure.recovery':
      '“Backup-Codes” (as Google says) instead of “Wiederherstellungscodes”, which is too long for a narrow screen.',
    'dashboard.title': 'Dashboard is “Übersicht”; “Dashboard” is usual at exchanges as well.',
    'error.40029':
      'Legal: “geschlossen” for a terminated account; “gekündigt” is the word of a contract ended by notice.',
    'event.subAccountFrozen':
      'Freeze and unfreeze are “einfrieren” and “reaktivieren”; “einfrieren” also means the legal freezing of assets.',
    'factors.passkeys':
      '“Passkey” stays, as at Apple, Google and Microsoft in German; Microsoft sometimes says “Hauptschlüssel”.',
    'identity.country':
      '“Wohnsitzland”: in German and Austrian law Wohnsitz may mean the registered residence; “Land des gewöhnlichen Aufenthalts” is another concept.',
    'identity.document':
      '“Dokument” is general; “Ausweisdokument” is usual, but a driving licence is no Ausweis in Germany.',
    'identity.document.id_card':
      '“Personalausweis” is the German and Austrian card; “Identitätskarte” is used for Switzerland and other countries.',
    'identity.intro':
      'Legal: “muss laut Gesetz wissen, wer ein Konto hat” paraphrases the duty of customer due diligence (GwG, FM-GwG).',
    'identity.name':
      '“Vollständiger amtlicher Name”: a birth name (Geburtsname) or academic degree in a passport is not addressed.',
    'invite.by.referral': '“aus Ihrem Freundeskreis” avoids a gender; the inviting person need not be a friend.',
    'invite.kind.affiliate':
      '“Affiliate-Partner” and “Broker” are generic masculine nouns for other parties; Partner also means a developer partner elsewhere.',
    'legal.privacy.account.text':
      'Legal: “Hash” is left untranslated; the text must agree with the notice under the GDPR.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; the wording and the periods must be approved, also against storage duties under anti-money-laundering law.',
    'legal.privacy.title':
      '“Datenschutzerklärung” is usual; Austria also says “Datenschutzhinweise” or “Datenschutzinformation”.',
    'login.factor.title':
      '“Bestätigen Sie, dass Sie es sind” has exactly the most characters of a title (32); “Identität bestätigen” was avoided, since it would be taken for the identity verification.',
    'oauthScope.trade': '“Orders erteilen und stornieren”: “Aufträge” would be the German word of the regulator.',
    'phone.international':
      'The number is from the range that the Bundesnetzagentur reserves for media; the English example is Dutch.',
    'register.euSubscription':
      'Legal: consent to news and offers in the first person; an opt-in needs approval (§ 7 UWG, § 174 TKG Austria).',
    'shell.panel.licence':
      'Legal: “Zulassung” is the German word of MiCA; “Konzession” is the Austrian one for other licences, “Lizenz” is general.',
    'shell.panel.entity':
      'Legal: “Ihr Anbieter” for you deal with; “Vertragspartei” would be the word of the contract.',
    'shell.panel.regulator':
      'Legal: “Aufsicht” as a label before the name of the authority; “Zuständige Behörde” is the word of MiCA.',
    'subLogin.forgot':
      '“die Person, der das Hauptkonto gehört” avoids Inhaber (masculine), but the account may belong to a company.',
    'unavailable.banned.lead': 'Legal: states what local law forbids; it must be right for each country shown.',
  },
};
