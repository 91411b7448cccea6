/** A mark of the browser's performance timeline: when the page was hydrated. */
export const HYDRATED_MARK = 'live';
