import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { MessageDraft } from './message.ts';

/** MSG-02: limit per recipient of a tenant. */
export const maxBeforeConfirmed = { messages: 5, perMs: 3_600_000 };

/** German, for staff, who may still send the message. */
export const recipientLimitReached = `An diesen Empfänger gingen in der letzten Stunde schon ${maxBeforeConfirmed.messages} Nachrichten zu Bestellungen, die noch nicht bestätigt waren.`;

/** Normalises a mailbox's spellings: case, and anything after a plus. */
const countedRecipient = (recipient: string): string => recipient.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, '');

/** Counts messages of a cause that anybody may have given with any address. */
export const counted = (drafts: readonly MessageDraft[]): MessageDraft[] =>
  drafts.map((draft) => ({ ...draft, countedAs: countedRecipient(draft.recipient) }));

/**
 * Counts an order's messages toward the limit until staff confirm it: until then anybody may have placed it with any
 * address.
 */
export const countedFor = (order: OrderState, drafts: readonly MessageDraft[]): MessageDraft[] =>
  order.isConfirmed ? [...drafts] : counted(drafts);
