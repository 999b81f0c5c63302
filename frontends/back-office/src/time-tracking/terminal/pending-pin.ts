import { type SealedFor, sealPin } from '@theke/contracts/time-tracking/seal-pin';
import type { PunchStore, QueuedPunch } from '../shared/punching/queued-punch.ts';

/** Whether the browser can encrypt: not over plain http, as used by tablets in a LAN. */
const canSeal = (): boolean => (globalThis.crypto as Partial<Crypto>).subtle !== undefined;

/**
 * Encrypts a PIN for storage with its punch, so that it cannot be read from the device (ADR 0022). Stores nothing of
 * it if encryption is not possible.
 * @param pinKey undefined while only a server of an earlier version has responded, which cannot decrypt
 */
export async function pendingPin(
  pin: string | undefined,
  punch: SealedFor,
  pinKey: string | undefined,
): Promise<Pick<QueuedPunch, 'pin' | 'sealedPin'>> {
  if (pin === undefined || !canSeal()) return {};
  return pinKey === undefined ? { pin } : { sealedPin: await sealPin(pinKey, pin, punch) };
}

/** Seals PINs of punches that were stored before the key was known. */
export async function sealPendingPins(store: PunchStore, pinKey: string | undefined): Promise<void> {
  if (pinKey === undefined || !canSeal()) return;
  for (const { pin, ...punch } of await store.all())
    if (pin !== undefined) await store.update({ ...punch, ...(await pendingPin(pin, punch, pinKey)) });
}

/**
 * Adds the PIN to a stored punch, if it is known. It is in memory while the page is open, even if it could not be
 * stored.
 * @param typed PINs by punch id
 */
export const withTypedPin = (punch: QueuedPunch, typed: ReadonlyMap<string, string>): QueuedPunch => {
  const pin = typed.get(punch.id);
  return pin === undefined || punch.sealedPin !== undefined ? punch : { ...punch, pin };
};
