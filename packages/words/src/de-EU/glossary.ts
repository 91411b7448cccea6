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
    'account.withdrawals':
      '“Auszahlungen pausiert”: for crypto-assets some exchanges say “Abhebungen” or “Transfers”. A legal notice may want “gesperrt”.',
    'consent.analytics':
      '“Statistik” is common in German consent banners; “Analyse” is the other word. A privacy lawyer should choose.',
    'consent.necessary':
      '“Notwendig” against “unbedingt erforderlich”, the words of § 25 TDDDG and of the Austrian TKG.',
    'error.40029':
      'Legal: “geschlossen” for a terminated account; “gekündigt” is the word of a contract ended by notice.',
    'event.subAccountFrozen':
      'Freeze and unfreeze are “einfrieren” and “reaktivieren”; “einfrieren” also means the legal freezing of assets.',
    'identity.country':
      '“Wohnsitzland”: in German and Austrian law Wohnsitz may mean the registered residence; “Land des gewöhnlichen Aufenthalts” is another concept.',
    'identity.intro':
      'Legal: “muss laut Gesetz wissen, wer ein Konto hat” paraphrases the duty of customer due diligence (GwG, FM-GwG).',
    'identity.name':
      '“Vollständiger amtlicher Name”: a birth name (Geburtsname) or academic degree in a passport is not addressed.',
    'legal.privacy.account.text':
      'Legal: “Hash” is left untranslated; the text must agree with the notice under the GDPR.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; the wording and the periods must be approved, also against storage duties under anti-money-laundering law.',
    'register.euSubscription':
      'Legal: consent to news and offers in the first person; an opt-in needs approval (§ 7 UWG, § 174 TKG Austria).',
    'shell.panel.licence':
      'Legal: “Zulassung” is the German word of MiCA; “Konzession” is the Austrian one for other licences, “Lizenz” is general.',
    'shell.panel.entity':
      'Legal: “Ihr Anbieter” for you deal with; “Vertragspartei” would be the word of the contract.',
    'shell.panel.regulator':
      'Legal: “Aufsicht” as a label before the name of the authority; “Zuständige Behörde” is the word of MiCA.',
    'unavailable.banned.lead': 'Legal: states what local law forbids; it must be right for each country shown.',
    'identity.notOpen':
      '“Verifizierung” (verifizieren) is what exchanges say; the page title says “Identitätsprüfung”. For e-mail and mobile number the word is “bestätigen”. GwG says “Identifizierung”.',
    'oauthScope.withdraw':
      '“Geld” for what an app may move out of the account; crypto-assets are not money in law (MiCA), so “Guthaben” or “Vermögenswerte” may be wanted.',
  },
};
