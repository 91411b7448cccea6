import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import type { Site } from '@gatehouse/rules/site/site';

/** European Union. */
export const eu: Site = {
  id: 'EU',
  kind: 'regional',
  environment: 'default',
  hosts: ['eu.localhost'],
  region: 'EU',
  languages: {
    list: ['en-EU', 'de-EU', 'es-EU', 'fr-EU', 'it-EU', 'nl-EU', 'pl-EU', 'pt-EU', 'ro-EU'],
    otherwise: 'en-EU',
    rule: 'LANG-10',
    match: 'base',
  },
  compliance: true,
  content: { global: [] },
  paths: { login: '/login', register: '/register' },
  registration: { type: 1, layout: 'new-brand', scene: '31004', sampleBonusUsd: 30, euSubscription: true },
  loginScene: '31000',
  destinations: { dashboard: true, home: false, newUser: PERSONAL_PAGE_PATH },
  consent: 'opt-in',
  signUpAnalytics: false,
  // REGION-04
  residence: { dialog: 'euSiteNoEuResidenceConfirm', residents: 'EEA', asks: 'others' },
  copyrightFooter: true,
  cookiePolicy: '/terms-service/cookiePolicy',
  cookieSuffix: '_eu',
  entity: {
    name: 'Gatehouse Europe (demo) GmbH',
    licence: 'Fictional authorisation no. EU-DEMO-0012 for crypto-asset services',
    regulator: 'Demo Markets Authority (fictional)',
    translations: {
      de: {
        licence: 'Fiktive Zulassung Nr. EU-DEMO-0012 für Kryptowerte-Dienstleistungen',
        regulator: 'Demo-Marktaufsicht (fiktiv)',
      },
      es: {
        licence: 'Autorización ficticia n.º EU-DEMO-0012 para servicios de criptoactivos',
        regulator: 'Autoridad de Mercados Demo (ficticia)',
      },
      fr: {
        licence: 'Agrément fictif nº EU-DEMO-0012 pour des services sur crypto-actifs',
        regulator: 'Autorité des marchés Démo (fictive)',
      },
      it: {
        licence: 'Autorizzazione fittizia n. EU-DEMO-0012 alla prestazione di servizi per le cripto-attività',
        regulator: 'Autorità dei mercati Demo (fittizia)',
      },
      nl: {
        licence: 'Fictieve vergunning nr. EU-DEMO-0012 voor cryptoactivadiensten',
        regulator: 'Demo Marktautoriteit (fictief)',
      },
      pl: {
        licence: 'Fikcyjne zezwolenie nr EU-DEMO-0012 na usługi w zakresie kryptoaktywów',
        regulator: 'Urząd Rynków Demo (fikcyjny)',
      },
      pt: {
        licence: 'Autorização fictícia n.º EU-DEMO-0012 para serviços de criptoativos',
        regulator: 'Autoridade dos Mercados Demo (fictícia)',
      },
      ro: {
        licence: 'Autorizație fictivă nr. EU-DEMO-0012 pentru servicii de criptoactive',
        regulator: 'Autoritatea Piețelor Demo (fictivă)',
      },
    },
  },
  look: { hue: 285, seal: { lobes: 16, depth: 0.22, turns: 7, rings: 5 } },
};
