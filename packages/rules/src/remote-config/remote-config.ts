import type { Decision, Step } from '../decision.ts';
import type { LoginWay } from '../login/login-ways.ts';
import type { RegistrationVariant } from '../site/registration-variant.ts';
import type { RegistrationLayout } from '../site/site.ts';
import type { Experiment } from './experiment.ts';
import * as read from './remote-config-values.ts';

/** LOGIN-12: the remote config of pages, for one site and language. An absent field keeps the default. */
export type RemoteConfig = {
  readonly variant?: RegistrationVariant;
  readonly layout?: RegistrationLayout;
  readonly experiment?: Experiment;
  /** On the button that sends the sign-up form. */
  readonly button?: string;
  readonly signUpNotice?: string;
  readonly loginNotice?: string;
  /** Login methods beside the password, in this order. */
  readonly loginWays?: readonly LoginWay[];
  /** LOGIN-08: absent: the usual mode. */
  readonly loginMode?: 'new';
  /** REDIR-05 */
  readonly downloads?: boolean;
  readonly captcha?: read.RawCaptchaConfig;
};

/** The values of the two config calls as received: JSON as text or parsed. */
export type RemoteConfigInput = Readonly<
  Partial<Record<'signUpPage' | 'signUpButton' | 'loginPage' | 'download' | 'captcha', unknown>>
>;

type Part = {
  readonly name: keyof RemoteConfig;
  readonly of: keyof RemoteConfigInput;
  /** Of the JSON object; absent: the value itself. */
  readonly field?: string;
  /** Undefined: invalid. */
  readonly read: (value: unknown) => unknown;
  readonly takes: string;
};

const titles: Readonly<Record<keyof RemoteConfigInput, string>> = {
  signUpPage: 'sign-up page config',
  signUpButton: 'sign-up button text',
  loginPage: 'login page config',
  download: 'download config',
  captcha: 'captcha config',
};

const notice = { field: 'notice', read: read.notice, takes: `plain text of at most ${read.NOTICE_CHARS} characters` };
const parts: readonly Part[] = [
  { name: 'variant', of: 'signUpPage', field: 'variant', read: read.variant, takes: 'one of the four variants' },
  { name: 'layout', of: 'signUpPage', field: 'layout', read: read.layout, takes: 'one of the three layouts' },
  { name: 'experiment', of: 'signUpPage', field: 'experiment', read: read.experiment, takes: read.EXPERIMENT_TAKES },
  { name: 'signUpNotice', of: 'signUpPage', ...notice },
  {
    ...{ name: 'button', of: 'signUpButton', read: read.button },
    takes: `plain text of at most ${read.BUTTON_CHARS} characters`,
  },
  { name: 'loginNotice', of: 'loginPage', ...notice },
  { name: 'loginWays', of: 'loginPage', field: 'ways', read: read.ways, takes: 'a list of ways to log in, each once' },
  { name: 'loginMode', of: 'loginPage', field: 'mode', read: read.mode, takes: '"new"' },
  { name: 'captcha', of: 'captcha', read: read.captcha, takes: 'a JSON object with an object for each scene' },
  { name: 'downloads', of: 'download', field: 'allowed', read: read.flag, takes: 'true or false' },
];

const MOST_STRANGE_FIELDS = 5;

/**
 * LOGIN-12: parses the config calls' values, each part on its own. The trace says of every part whether
 * it was taken, was not given (passed over), or why it was ignored (passed over with a detail).
 */
export function readRemoteConfig(given: RemoteConfigInput): Decision<RemoteConfig> {
  const objects = new Map(Object.entries(given).map(([of, value]) => [of, read.object(value)]));
  const remoteConfig: Record<string, unknown> = {};
  const trace = parts.map((part): Step => {
    const { name, of, field } = part;
    const check = field === undefined ? titles[of] : `${titles[of]}: ${field}`;
    const value = field === undefined ? given[of] : read.fieldOf(objects.get(of), field);
    const used = isAbsent(value) ? undefined : part.read(value);
    if (used !== undefined) remoteConfig[name] = used;
    return { rule: 'LOGIN-12', check, ...outcomeOf(value, used, part.takes) };
  });
  for (const part of ['signUpPage', 'loginPage', 'download'] as const) {
    if (isAbsent(given[part])) continue;
    trace.push(...strangeIn(part, objects.get(part)));
  }
  return settled(remoteConfig as RemoteConfig, trace);
}

/** Describes the values that were ignored as invalid, without repeating them. */
export function ignoredBy({ trace }: Decision<RemoteConfig>): string[] {
  return trace.flatMap(({ outcome, check, detail }) =>
    outcome === 'passed over' && detail ? [`${check}: ${detail}`] : [],
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function outcomeOf(value: unknown, used: unknown, takes: string): Pick<Step, 'outcome' | 'detail'> {
  if (used !== undefined) return { outcome: 'won', detail: typeof used === 'string' ? used : JSON.stringify(used) };
  return isAbsent(value) ? { outcome: 'passed over' } : { outcome: 'passed over', detail: `is not ${takes}` };
}

function strangeIn(of: keyof RemoteConfigInput, config: object | undefined): Step[] {
  const step = (check: string, detail: string): Step => ({ rule: 'LOGIN-12', check, outcome: 'passed over', detail });
  if (config === undefined) return [step(titles[of], 'is not a JSON object, or is too large')];
  const known = parts.filter((part) => part.of === of).map(({ field }) => field);
  const strange = Object.keys(config).filter((name) => !known.includes(name));
  return strange
    .slice(0, MOST_STRANGE_FIELDS)
    .map((name) => step(`${titles[of]}: ${name.replace(/[^\w.-]/g, '?').slice(0, 40)}`, 'is not a field of it'));
}

/** An experiment on a value that the config already sets for every device would compare nothing. */
function settled(remoteConfig: RemoteConfig, trace: Step[]): Decision<RemoteConfig> {
  const { experiment, ...rest } = remoteConfig;
  const ofVariants = experiment?.arms.some(({ variant }) => variant !== undefined);
  if (rest.variant === undefined || !ofVariants) return { value: remoteConfig, trace };
  const detail = 'compares variants, while one variant is set for all visitors';
  const check = `${titles.signUpPage}: experiment`;
  return {
    value: rest,
    trace: trace.map((step) => (step.check === check ? { ...step, outcome: 'passed over', detail } : step)),
  };
}
