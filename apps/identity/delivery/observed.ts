import { mayHaveBeenSent } from './not-delivered.ts';

/** What became of one message. `uncertain`: no answer came, and it may have gone out. */
export type DeliveryOutcome = {
  readonly kind: 'mail' | 'sms' | 'telegram';
  readonly outcome: 'sent' | 'failed' | 'uncertain';
};
export type OnDelivery = (outcome: DeliveryOutcome) => void;

/** The same delivery, which also reports the outcome of each message, without its content. */
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
