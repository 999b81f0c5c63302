import type { Contact } from '@theke/contracts/ordering/order';
import { macOf } from './mac-of.ts';

/** Normalizes case and white space: mail servers treat `A@b.at` and `a@b.at` as the same address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Derives the customer's id from the e-mail, else the phone, by a keyed hash that reveals neither. Two concurrent
 * orders of a new guest get the same id without a lock.
 * @param contact with a normalised phone
 * @returns undefined without e-mail and phone
 */
export function deriveCustomerId(
  secret: string,
  tenant: string,
  { email, phone }: Pick<Contact, 'email' | 'phone'>,
): string | undefined {
  const key = email ? `email:${normalizeEmail(email)}` : phone ? `phone:${phone}` : undefined;
  if (!key) return undefined;
  const bytes = macOf(secret, 'customer', tenant, key).subarray(0, 16);
  // A UUID of version 8: custom format.
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
