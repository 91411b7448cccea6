import { createHash } from 'node:crypto';

export const PEER_SECRET = 'a-secret-of-the-checking-server';
export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** What a peer's answers are made of. */
export type CheckingParts = {
  /** Uses a solved proof up; false: it was not solved, or was given before. */
  readonly take: (proof: string) => boolean;
  /** A text that is new each time. */
  readonly fresh: (name: string) => string;
  /** What tests set: the host where a proof was solved, and errors that are answered in its place. */
  readonly health: { readonly hostname: string; readonly errors: readonly string[] };
};

/** The checking server of one company, as its documents describe it. */
export type CheckingKind = {
  readonly siteKey: string;
  /** Its address in CAPTCHA_FILE is this path. */
  readonly check: string;
  /** By path. */
  readonly answers: (parts: CheckingParts) => Readonly<Record<string, (sent: URLSearchParams) => object>>;
  /**
   * A proof as the company's widget gives it, and the text that `take` knows it by.
   * @param challenge where the widget is started with one
   */
  readonly solve: (
    fresh: CheckingParts['fresh'],
    challenge: string,
  ) => { readonly proof: Readonly<Record<string, string>>; readonly known: string };
};
