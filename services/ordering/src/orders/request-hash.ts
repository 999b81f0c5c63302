import { createHash } from 'node:crypto';
import type { OrderDraft } from '@theke/contracts/ordering/order';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Hash of a request body as sent, before the contract adds defaults. A release that adds a field with a default thus
 * does not change the hash of a repeated request. Key order and white space do not count.
 */
export const requestHash = (sent: unknown): string => digest(JSON.stringify(sent, sortKeys));

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether a stored hash is of this request. Earlier releases stored the hash of the parsed draft. */
export const isSameRequest = (stored: string, { sent, draft }: { sent: unknown; draft: OrderDraft }): boolean =>
  stored === requestHash(sent) || stored === digest(JSON.stringify(draft));
