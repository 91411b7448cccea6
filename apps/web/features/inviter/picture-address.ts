/** AFF-10: where a page gets the picture of an inviter from; never from another host. */
export const INVITER_PICTURE_PATH = '/front/inviter-picture';

/** @param country ISO 3166-1; undefined: not known */
export function pictureAddress(id: string, country: string | undefined): string {
  return `${INVITER_PICTURE_PATH}?${new URLSearchParams({ id, ...(country ? { country } : {}) })}`;
}
