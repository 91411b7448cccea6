/** A mark of the browser's performance timeline: when the page was hydrated. */
export const LIVE_MARK = 'live';
