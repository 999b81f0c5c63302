import type { AccountAddress } from '@theke/contracts/ordering/account';

/**
 * Glossary.
 * account   a verified e-mail address of a guest, bound to the customer of its orders
 * person    id derived from an address (`deriveCustomerId`); stored instead of the address until it is proven
 * code      six digits by mail that prove the address, derived from the request (`accountCode`)
 * guest     hash of the session token in the cookie, passed on by the gateway in the caller's identity
 */
export type StoredAccount = {
  id: string;
  version: number;
  /** Normalised. */
  email: string;
  customer: string;
  firstName: string;
  lastName: string;
  phone: string;
  addresses: AccountAddress[];
  openedAt: Date;
};

/** How long a code is valid, in ms. */
export const codeMs = 10 * 60_000;
/** Guesses per code. */
export const maxAttempts = 5;
/** A session ends this long after its last use, in ms. */
export const sessionMs = 180 * 86_400_000;
