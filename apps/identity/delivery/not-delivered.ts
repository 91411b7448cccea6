/** A message could not be handed over. Its words name neither recipient nor text. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered';
  /** Whether it had gone out when the answer was missing: it may arrive all the same. */
  readonly mayHaveBeenSent: boolean;

  constructor(message: string, { mayHaveBeenSent }: { readonly mayHaveBeenSent: boolean }) {
    super(message);
    this.mayHaveBeenSent = mayHaveBeenSent;
  }
}

/** Of an error of `Deliver` or `DeliverSms`; what failed before that was never sent. */
export function mayHaveBeenSent(error: unknown): boolean {
  return error instanceof NotDelivered && error.mayHaveBeenSent;
}
