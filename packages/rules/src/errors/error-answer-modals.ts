/** What a button of a dialog does. `stay` continues the action, `dismiss` only closes. */
export type ModalAction =
  | 'stay'
  | 'dismiss'
  | 'main-site-register'
  | 'regional-register'
  | 'home'
  | 'own-site'
  | 'verify-identity'
  | 'continue'
  | 'bind-again'
  | 'close-mini-app';

/**
 * The confirming button, and the declining one where there is one; closing the dialog declines, unless `closing` says otherwise.
 * Where `mustAnswer`, it has no close button.
 */
export type ModalButtons = {
  readonly confirm: ModalAction;
  readonly cancel?: ModalAction;
  readonly closing?: ModalAction;
  readonly mustAnswer?: true;
};

const buttons = {
  'account-locked': { confirm: 'dismiss' },
  'code-message': { confirm: 'dismiss' },
  'own-site': { confirm: 'own-site', cancel: 'dismiss' },
  'default-error': { confirm: 'dismiss' },
  'unsupported-jurisdiction': { confirm: 'dismiss' },
  'eu-site-residence': { confirm: 'stay', cancel: 'main-site-register', mustAnswer: true },
  'main-site-residence': { confirm: 'regional-register', cancel: 'dismiss' },
  'georgia-residence': { confirm: 'stay', cancel: 'main-site-register' },
  'uae-residence': { confirm: 'stay', cancel: 'main-site-register', mustAnswer: true },
  'account-in-progress': { confirm: 'home' },
  'verify-identity': { confirm: 'verify-identity', cancel: 'dismiss' },
  'bind-failure': { confirm: 'continue', cancel: 'bind-again', closing: 'continue' },
  'session-expired': { confirm: 'close-mini-app', mustAnswer: true },
} as const satisfies Readonly<Record<string, ModalButtons>>;

/** Dialogs of the error catalogue. */
export type ModalName = keyof typeof buttons;

/** REGION-04 to REGION-07, REGION-09, SIGNUP-07, SIGNUP-10, SIGNUP-11, TG-08, TG-09, ERR-08: the buttons of every dialog. */
export const modalButtons: Readonly<Record<ModalName, ModalButtons>> = buttons;

/** Dialogs that refuse the user or lead to another site: they show a reference by which support finds the reason. */
export const modalsWithReference: ReadonlySet<ModalName> = new Set([
  'code-message',
  'own-site',
  'unsupported-jurisdiction',
  'eu-site-residence',
  'main-site-residence',
  'georgia-residence',
  'uae-residence',
  'verify-identity',
]);
