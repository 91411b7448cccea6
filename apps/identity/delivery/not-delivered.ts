/** A message could not be handed over. Its words name neither recipient nor text. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered';
  /** Whether it had gone out when the answer was missing: it may arrive all the same. */
  readonly mayHaveBeenSent: boolean;
  /** Whether it would be refused again (RFC 5321, 4.2.1: 5yz; RFC 9110, 15.5). */
  readonly isFinal: boolean;

  constructor(message: string, { mayHaveBeenSent, isFinal = false }: Outcome) {
    super(message);
    this.mayHaveBeenSent = mayHaveBeenSent;
    this.isFinal = isFinal;
  }
}

type Outcome = { readonly mayHaveBeenSent: boolean; readonly isFinal?: boolean };

/** Of the same errors: nothing is gained by sending it again. */
export function isOver(error: unknown): boolean {
  return error instanceof NotDelivered && (error.mayHaveBeenSent || error.isFinal);
}

/** Of an error of `Deliver` or `DeliverSms`; what failed before that was never sent. */
export function mayHaveBeenSent(error: unknown): boolean {
  return error instanceof NotDelivered && error.mayHaveBeenSent;
}
