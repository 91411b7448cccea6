import { mayHaveBeenSent } from './not-delivered.ts';

/** What became of one message. `uncertain`: no answer came, and it may have gone out. */
export type DeliveryOutcome = { readonly kind: 'mail' | 'sms'; readonly outcome: 'sent' | 'failed' | 'uncertain' };
export type OnDelivery = (outcome: DeliveryOutcome) => void;

/** The same delivery, which tells what became of each message. Nothing of the message is told. */
export function observed<Message>(
  kind: DeliveryOutcome['kind'],
  deliver: (message: Message) => Promise<void>,
  onDelivery: OnDelivery,
): (message: Message) => Promise<void> {
  return async (message) => {
    try {
      await deliver(message);
    } catch (error) {
      onDelivery({ kind, outcome: mayHaveBeenSent(error) ? 'uncertain' : 'failed' });
      throw error;
    }
    onDelivery({ kind, outcome: 'sent' });
  };
}
