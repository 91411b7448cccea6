/** AFF-10: address of an inviter's picture, always on this host. */
export const INVITER_PICTURE_PATH = '/front/inviter-picture';

/** @param country ISO 3166-1; undefined if not known */
export function pictureAddress(id: string, country: string | undefined): string {
  return `${INVITER_PICTURE_PATH}?${new URLSearchParams({ id, ...(country ? { country } : {}) })}`;
}
