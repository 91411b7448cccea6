import { type Decision, decide, type Rule, type Step } from '../decision.ts';
import { layoutByParameter, registrationLayoutFor } from '../page/layout.ts';
import { type Arm, armName, armOf } from '../remote-config/experiment.ts';
import type { RemoteConfig } from '../remote-config/remote-config.ts';
import { defaultVariant, type RegistrationVariant } from '../site/registration-variant.ts';
import type { RegistrationLayout, Site } from '../site/site.ts';

/** Facts that decide layout and variant of the sign-up form. */
export type SignUpQuestion = {
  readonly site: { readonly registration: Pick<Site['registration'], 'layout' | 'variant'> };
  /** SHELL-09: the `ui` parameter. */
  readonly ui: string | null | undefined;
  /** AFF-04: the layout that the inviter's landing template names. */
  readonly template?: RegistrationLayout | undefined;
  readonly remoteConfig: RemoteConfig;
  /** SESS-02: absent: an unknown device, which is in no experiment. */
  readonly deviceId: string | undefined;
};

export type SignUpChoice = {
  readonly layout: Decision<RegistrationLayout>;
  readonly variant: Decision<RegistrationVariant>;
  /** The experiment's arm of this device; absent without an experiment, or where something else decides the value it compares. */
  readonly arm?: { readonly experiment: string; readonly arm: string };
};

type SignUpFacts = SignUpQuestion & { readonly drawn: Arm | undefined };

const variantTable: readonly Rule<SignUpFacts, RegistrationVariant>[] = [
  { rule: 'LOGIN-12', check: 'the operator steers it', answer: ({ remoteConfig }) => remoteConfig.variant },
  { rule: 'SHELL-09', check: "the experiment's arm of this device", answer: ({ drawn }) => drawn?.variant },
  { rule: 'SIGNUP-03', check: "the site's own", answer: ({ site }) => site.registration.variant },
  { rule: 'SIGNUP-03', check: 'what every site has', answer: () => defaultVariant },
];

/** SHELL-09, SIGNUP-03, LOGIN-12: layout and variant of the sign-up form, for one device. */
export function signUpFor(question: SignUpQuestion): SignUpChoice {
  const { site, ui, template, remoteConfig, deviceId } = question;
  const { experiment } = remoteConfig;
  const drawn = experiment && deviceId ? armOf(experiment, deviceId).value : undefined;
  const layout = registrationLayoutFor(site, ui, { template, arm: drawn?.layout, steered: remoteConfig.layout });
  const variant = decide(variantTable, { ...question, drawn });
  if (!experiment || !drawn) return { layout, variant };
  const arm = { experiment: experiment.id, arm: armName(drawn) };
  const check = `experiment ${arm.experiment}: this device's arm`;
  const noted: Step = { rule: 'SHELL-09', check, outcome: 'noted', detail: arm.arm };
  const isChosen = (layoutByParameter(ui) ?? template) !== undefined;
  const overruled = isChosen && experiment.arms.some((one) => one.layout !== undefined);
  return {
    layout: { ...layout, trace: [noted, ...layout.trace] },
    variant: { ...variant, trace: [noted, ...variant.trace] },
    ...(overruled ? {} : { arm }),
  };
}
