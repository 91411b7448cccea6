import { scriptsFor } from '../consent/outside-scripts.ts';
import type { Decision } from '../decision.ts';
import { withLanguage } from '../language/path-language.ts';
import { layoutFor } from '../page/layout.ts';
import { cookiePolicyPath, PRIVACY_PATH } from '../page/policies.ts';
import { signUpFor } from '../registration/sign-up-choice.ts';
import { armName } from '../remote-config/experiment.ts';
import type { Arrived } from './explore-address.ts';
import { type Answer, answered, shown, toneOf } from './explore-answer.ts';
import type { ExploreFacts } from './explore-facts.ts';

const topic = 'frame';
const { URLSearchParams: Query } = globalThis as unknown as {
  URLSearchParams: new (text: string) => { get: (name: string) => string | null };
};

/** Header, footer, layout, outside scripts and the policies of the page that is reached. */
export function frameAnswers(facts: ExploreFacts, { path, search }: Arrived): Answer[] {
  const { site, inApp, language } = facts;
  const layout = layoutFor(site.value, path, { inApp });
  const inLanguage = (address: string) => withLanguage(language.value, address);
  const part = (id: string, question: string, has: boolean) =>
    answered(id, { ...layout, value: has }, { topic, question, text: shown, tone: toneOf });
  return [
    part('header', 'Is there a header?', layout.value.header),
    part('footer', 'Is there a copyright line in the footer?', layout.value.copyrightFooter),
    ...signUpAnswers(facts, search),
    scriptsAnswer(facts, path),
    answered('cookie-policy', cookiePolicyPath(site.value), {
      topic,
      question: 'Where is the cookie policy?',
      text: inLanguage,
    }),
    answered(
      'privacy-policy',
      {
        value: PRIVACY_PATH,
        trace: [{ rule: 'SHELL-06', check: 'the same page on every site', outcome: 'won', detail: PRIVACY_PATH }],
      },
      { topic, question: 'Where is the privacy policy?', text: inLanguage },
    ),
  ];
}

/** SHELL-09, SIGNUP-03: for a device that is in no experiment; an arm's device sees what the arm's line says. */
function signUpAnswers({ site, steered: remoteConfig }: ExploreFacts, search: string): Answer[] {
  const choice = signUpFor({ site: site.value, ui: new Query(search).get('ui'), remoteConfig, deviceId: undefined });
  const { experiment } = remoteConfig;
  const lines = (experiment?.arms ?? []).map(
    (arm) => `Experiment ${experiment?.id}: ${armName(arm)} for a weight of ${arm.weight}`,
  );
  const answer = (id: string, question: string, decision: Decision<string>) =>
    answered(id, decision, { topic, question, text: (value) => value, lines: () => lines });
  return [
    answer('registration-layout', 'Which layout does the registration form have?', choice.layout),
    answer('registration-variant', 'Which way does a registration go?', choice.variant),
  ];
}

function scriptsAnswer({ brand, site, consent, region, device }: ExploreFacts, path: string): Answer {
  const brave = device.brave === true;
  const decision = scriptsFor({ brand, site: site.value, path, consent, region: region.value, brave });
  const none = {
    value: decision.value,
    trace: [{ rule: 'SHELL-11', check: 'the brand names no outside scripts', outcome: 'won' }],
  } as const;
  return answered('scripts', brand.scripts.length === 0 ? none : decision, {
    topic,
    question: 'Which outside scripts load?',
    text: (verdicts) => {
      const loaded = verdicts.filter(({ load }) => load);
      return loaded.length === 0 ? 'None' : loaded.map(({ script }) => script.id).join(', ');
    },
    tone: (verdicts) => (verdicts.some(({ load }) => load) ? 'yes' : 'plain'),
    lines: (verdicts) =>
      verdicts.map(({ script, load, delayMs, why }) => {
        const late = delayMs > 0 ? `, ${delayMs} ms late` : '';
        return load ? `${script.id} loads${late}` : `${script.id} stays out: ${why}`;
      }),
  });
}
