/** A refusal of the Bot API: its status and its description. */
export class BotError extends Error {
  override readonly name = 'BotError';
  readonly status: number;
  /** After how many seconds to try again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, description: string, retryAfter?: number) {
    super(description);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
