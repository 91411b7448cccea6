/** Whether an Accept-Encoding header accepts gzip; a weight of zero refuses it. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i.test(header);
}
