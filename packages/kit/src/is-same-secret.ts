import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the duration reveals nothing about the expected bytes. */
export const isSameSecret = (sent: Buffer, expected: Buffer): boolean =>
  sent.length === expected.length && timingSafeEqual(sent, expected);
