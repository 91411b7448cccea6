/** CAPT-01: the captchas of other companies by our names, in the default order. The types ask for the rows of a new one. */
export const outsideCaptchaKinds = ['geetest', 'tencent', 'recaptcha'] as const;
export const captchaKinds = [...outsideCaptchaKinds, 'magpie'] as const;
export type OutsideCaptchaKind = (typeof outsideCaptchaKinds)[number];
export type CaptchaKind = (typeof captchaKinds)[number];

/**
 * When a scene asks for a captcha. `unseen`: an unseen magpie each time, and a visible captcha where risk asks for one. `always`:
 * a visible captcha each time. `risk`: nothing, unless risk asks for one. `never`: nothing at all.
 */
export const captchaAsks = ['unseen', 'always', 'risk', 'never'] as const;
export type CaptchaAsks = (typeof captchaAsks)[number];

/** CAPT-02: the operator's settings of one scene. Absent fields are the defaults. */
export type CaptchaSceneSettings = {
  readonly magpieOnly?: boolean;
  readonly downgrade?: boolean;
  /** Endings of device ids (guids) that take magpie; case does not matter. */
  readonly magpieGuidTails?: readonly string[];
  readonly order?: readonly OutsideCaptchaKind[];
  readonly asks?: CaptchaAsks;
};

/** CAPT-02: by scene code (LOGIN-10). */
export type CaptchaSettings = Readonly<Record<string, CaptchaSceneSettings>>;

/** What a page needs to know of a captcha of another company. Its secret stays on the server. */
export type CaptchaProvider = {
  /** Public key or application id of the account there. */
  readonly siteKey: string;
  /** CAPT-03: addresses of its script, tried in this order. */
  readonly scripts: readonly string[];
  /** Origins that its widget loads frames, pictures, styles and data from. */
  readonly origins: readonly string[];
  /** reCAPTCHA: whether the widget shows only when Google doubts, or has a box to tick. */
  readonly size?: 'invisible' | 'checkbox';
  /** SHELL-05: it stores or fingerprints, so it loads only after this consent; absent: it does neither. */
  readonly purpose?: 'functional' | 'analytics' | 'marketing';
  /** ISO 3166-1 codes of the countries where it is not offered. */
  readonly notIn?: readonly string[];
};

/** The configured providers; one without keys is absent. */
export type CaptchaProviders = Readonly<Partial<Record<OutsideCaptchaKind, CaptchaProvider>>>;
