import type { Decision } from '../decision.ts';
import { tokenCookieName } from '../session/session.ts';
import { type Answer, answered } from './explore-answer.ts';
import type { ExploreFacts } from './explore-facts.ts';

const topic = 'calls';

/** SESS-01, SITE-08: what the site keeps and whom it calls. */
export function callAnswers({ brand, site, calls, index }: ExploreFacts): Answer[] {
  const { id, cookieSuffix, compliance, environment } = site.value;
  const secure = brand.scheme === 'https';
  const said = (text: string) => text;
  const suffix = cookieSuffix === '' ? 'the site has no suffix' : `the site’s suffix is ${cookieSuffix}`;
  const prefix = secure ? '; HTTPS binds it to its host' : '';
  const cookie = tokenCookieName(brand, site.value, secure);
  const family = compliance ? `${id} is a compliance site` : `${id} is no compliance site`;
  return [
    answered('token-cookie', because('SESS-01', suffix + prefix, cookie), {
      topic,
      question: 'What is the session cookie called?',
      text: said,
    }),
    answered('login-call', because('SITE-08', family, compliance ? calls.loginCompliance : calls.login), {
      topic,
      question: 'Which call logs in?',
      text: said,
    }),
    answered('register-call', because('SIGNUP-04', 'the wizard registers on every site', calls.register), {
      topic,
      question: 'Which call registers?',
      text: said,
    }),
    answered('compliance-file', because('COMP-01', `the site’s environment is ${environment}`, environment), {
      topic,
      question: 'Which compliance file counts?',
      text: (name) => (index ? name : `${name}, which is missing or broken: gated elements stay hidden`),
      tone: () => (index ? 'plain' : 'no'),
    }),
  ];
}

function because(rule: string, check: string, value: string): Decision<string> {
  return { value, trace: [{ rule, check, outcome: 'won', detail: value }] };
}
