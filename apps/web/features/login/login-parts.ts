import type { ComponentType } from 'react';

/** What the page puts into the login form from other features. */
export type LoginParts = {
  /** LOGIN-06: a button for each company whose accounts are taken. */
  readonly ThirdParty?: ComponentType;
  /** LOGIN-05: opens a code to scan, where there is no room for it beside the form. */
  readonly Qr?: ComponentType;
};
