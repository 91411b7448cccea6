/** SITE-03: what a content host serves. */
export type ContentKind = 'blog' | 'learn' | 'announcements';

// A file of its own, because every page's frame loads it.
export const contentKinds: readonly ContentKind[] = ['blog', 'learn', 'announcements'];
