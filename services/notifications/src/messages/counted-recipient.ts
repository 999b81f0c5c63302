import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { MessageDraft } from './message.ts';

/** MSG-02: for one recipient of a tenant. */
export const maxBeforeConfirmed = { messages: 5, perMs: 3_600_000 };

/** German, for staff, who may send the message all the same. */
export const saidEnough = `An diesen Empfänger gingen in der letzten Stunde schon ${maxBeforeConfirmed.messages} Nachrichten zu Bestellungen, die noch nicht bestätigt waren.`;

/** One mailbox has as many spellings as its owner, or somebody else, likes: in any case, with anything behind a plus. */
const countedRecipient = (recipient: string): string => recipient.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, '');

/**
 * Until staff confirm an order anybody may have placed it, with anybody's address: its messages count. Afterwards none does.
 */
export const countedFor = (order: OrderState, drafts: readonly MessageDraft[]): MessageDraft[] =>
  drafts.map((draft) => (order.isConfirmed ? draft : { ...draft, countedAs: countedRecipient(draft.recipient) }));
