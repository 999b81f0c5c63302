import { macOf } from '@theke/kit/mac-of';

export type WhosePin = { secret: string; tenant: string; person: string };

/**
 * Hash of a PIN (ADR 0022). Ten thousand PINs can be tried quickly with any hash, so it is keyed with the platform's
 * secret, which is not in the database.
 */
export const pinHash = ({ secret, tenant, person }: WhosePin, pin: string): string =>
  macOf(secret, 'pin', tenant, `${person}:${pin}`).toString('base64url');

const minute = 60_000;
/** Attempts without a lock, for typing errors; from the fifth on each wrong PIN doubles the lock, up to an hour. */
const free = 4;

/** Lock at a terminal after consecutive wrong PINs there, in ms. */
export const lockAfter = (wrong: number): number =>
  wrong <= free ? 0 : Math.min(2 ** (wrong - free - 1), 60) * minute;

const delayStep = 250;
const longestDelay = 10_000;

/** Delay of the next PIN after consecutive wrong PINs at all terminals, in ms: it locks nobody out. */
export const delayAfter = (wrong: number): number => Math.min(Math.max(0, wrong - 2 * free) * delayStep, longestDelay);
