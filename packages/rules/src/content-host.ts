/** SITE-03: what a content host serves. */
export type ContentKind = 'blog' | 'learn' | 'announcements';
