/** SITE-03: what a content host serves. */
export type ContentKind = 'blog' | 'learn' | 'announcements';

// Apart from `content-host`, for every page's frame has it.
export const contentKinds: readonly ContentKind[] = ['blog', 'learn', 'announcements'];
