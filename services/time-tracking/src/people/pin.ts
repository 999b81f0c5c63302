import { createHmac } from 'node:crypto';

export type WhosePin = { secret: string; tenant: string; person: string };

/**
 * What is kept of a PIN (ADR 0022). Ten thousand of them are tried in no time whatever the hash costs, so it depends on the platform's secret,
 * which does not lie in the database.
 */
export const pinHash = ({ secret, tenant, person }: WhosePin, pin: string): string =>
  createHmac('sha256', `pin:${secret}`).update(`${tenant}:${person}:${pin}`).digest('base64url');

const minute = 60_000;
/** Typing errors are free; from the fifth on each wrong PIN doubles the wait, up to an hour. */
const free = 4;

/** How long somebody stays locked at a terminal after so many wrong PINs in a row there, in ms. */
export const lockAfter = (wrong: number): number =>
  wrong <= free ? 0 : Math.min(2 ** (wrong - free - 1), 60) * minute;

const delayStep = 250;
const longestDelay = 10_000;

/** How long the next PIN of somebody waits after so many wrong ones in a row at all terminals, in ms: it keeps nobody out. */
export const delayAfter = (wrong: number): number => Math.min(Math.max(0, wrong - 2 * free) * delayStep, longestDelay);
