import type { Brand } from '@gatehouse/rules/site/brand';
import { are } from './sites/are.ts';
import { eu } from './sites/eu.ts';
import { geo } from './sites/geo.ts';
import { global } from './sites/global.ts';
import { hkg } from './sites/hkg.ts';
import { idn } from './sites/idn.ts';
import { kaz } from './sites/kaz.ts';
import { nld } from './sites/nld.ts';
import { testnet } from './sites/testnet.ts';
import { tur } from './sites/tur.ts';
import { thirdPartyMarks } from './third-party-marks.ts';

/** SITE-10: the brand without a brand file. Everything runs on `*.localhost`, which browsers resolve by themselves. */
export const defaultBrand: Brand = {
  name: 'Gatehouse',
  scheme: 'http',
  // The registry: one line per site, the global one first.
  sites: [global, eu, kaz, tur, hkg, are, nld, geo, idn, testnet],
  content: {
    globalDomain: 'localhost',
    whitelist: [
      'localhost',
      'eu.localhost',
      'kz.localhost',
      'tr.localhost',
      'hk.localhost',
      'ae.localhost',
      'nl.localhost',
      'ge.localhost',
      'id.localhost',
      // Mirrors of the global site that have content of their own.
      'ar.localhost',
      'br.localhost',
      'es.localhost',
      'jp.localhost',
      'mx.localhost',
      'my.localhost',
      'ph.localhost',
      'pl.localhost',
      'pt.localhost',
      'ro.localhost',
      'tw.localhost',
      'ua.localhost',
      'vn.localhost',
    ],
  },
  hosts: { china: ['cn.localhost'], explore: ['explore.localhost'] },
  redirectOrigins: [],
  keys: { language: 'gh_language', token: 'b_t_c_k', guid: 'gh_guid', device: 'gh_device' },
  support: { help: '/help-center/s/webform', email: 'help@gatehouse.example' },
  bots: { telegram: 'gatehouse_demo_bot' },
  thirdPartyMarks,
  appUserAgent: 'GatehouseApp',
  appScheme: 'gatehouse',
  // REGION-03
  signUp: { blocked: ['CN', 'CU', 'IR', 'KP', 'SD', 'SG', 'SY', 'US', 'CA-ON'], banned: ['CN'] },
  scripts: [],
  monitoring: {},
};
