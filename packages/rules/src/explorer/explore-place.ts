import { platformOf } from '../device/platform.ts';
import type { Region } from '../region/region.ts';
import type { HostKind } from '../site/host.ts';
import type { Site } from '../site/site.ts';
import { originOf } from '../site/site-of.ts';
import { type Answer, answered } from './explore-answer.ts';
import type { ExploreFacts } from './explore-facts.ts';

const topic = 'place';

const kinds: Readonly<Record<HostKind, string>> = {
  site: 'A site’s own host',
  china: 'A China host',
  explore: 'An explore host',
};

/** Site, kind of host, region, platform and mini-app. */
export function placeAnswers(facts: ExploreFacts): Answer[] {
  const { brand, device, userAgent } = facts;
  const platform = platformOf({ userAgent, appUserAgent: brand.appUserAgent, telegram: device.telegram });
  return [
    answered('site', facts.site, {
      topic,
      question: 'Which site is this?',
      text: ({ id }) => id,
      lines: (site) => linesOf(facts, site),
    }),
    answered('host-kind', facts.hostKind, { topic, question: 'What kind of host?', text: (kind) => kinds[kind] }),
    answered('region', facts.region, {
      topic,
      question: 'Which region do the rules see?',
      text: regionText,
      tone: (region) => (region === null ? 'unknown' : 'plain'),
    }),
    answered('platform', platform, {
      topic,
      question: 'Which platform label goes with calls?',
      text: (label) => label,
      lines: () => [device.name, userAgent],
    }),
    answered('mini-app', facts.miniApp, {
      topic,
      question: 'Is this a Telegram mini-app?',
      text: (value) => (value ? 'Yes' : 'No'),
    }),
  ];
}

function linesOf({ brand }: ExploreFacts, site: Site): readonly string[] {
  const { entity, environment } = site;
  return [entity.name, entity.licence, originOf(brand, site), `${environment} environment`];
}

function regionText(region: Region): string {
  if (region === null) return 'Not known';
  return region === '' ? 'Outside the EEA' : region;
}
