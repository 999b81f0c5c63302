import { type SealedFor, sealPin } from '@theke/contracts/time-tracking/seal-pin';
import type { PunchStore, QueuedPunch } from '../domain/punching/queued-punch.ts';

/** Over plain http, which tablets in a LAN use, a browser encrypts nothing. */
const canSeal = (): boolean => (globalThis.crypto as Partial<Crypto>).subtle !== undefined;

/**
 * A PIN as it is kept beside its punch: nobody reads it from this device (ADR 0022). Where nothing can be sealed nothing of it is kept.
 * @param pinKey undefined while only a server from before has answered, which opens no seal
 */
export async function pendingPin(
  pin: string | undefined,
  punch: SealedFor,
  pinKey: string | undefined,
): Promise<Pick<QueuedPunch, 'pin' | 'sealedPin'>> {
  if (pin === undefined || !canSeal()) return {};
  return pinKey === undefined ? { pin } : { sealedPin: await sealPin(pinKey, pin, punch) };
}

/** What was pressed before the key was known. */
export async function sealPendingPins(store: PunchStore, pinKey: string | undefined): Promise<void> {
  if (pinKey === undefined || !canSeal()) return;
  for (const { pin, ...punch } of await store.all())
    if (pin !== undefined) await store.put({ ...punch, ...(await pendingPin(pin, punch, pinKey)) });
}

/**
 * What is kept of a punch, with its PIN where that is known. While this page stands open it is, though nothing could be kept.
 * @param typed by the punch's id
 */
export const withTypedPin = (punch: QueuedPunch, typed: ReadonlyMap<string, string>): QueuedPunch => {
  const pin = typed.get(punch.id);
  return pin === undefined || punch.sealedPin !== undefined ? punch : { ...punch, pin };
};
