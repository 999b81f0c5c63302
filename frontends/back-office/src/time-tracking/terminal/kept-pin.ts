import { type SealedFor, sealPin } from '@theke/contracts/time-tracking/seal-pin';
import type { KeptPunch, PunchStore } from './kept-punch.ts';

/**
 * A PIN as it is kept beside its punch: nobody reads it from this device (ADR 0145).
 * @param pinKey undefined while only a server from before has answered, which opens no seal
 */
export async function keptPin(
  pin: string | undefined,
  punch: SealedFor,
  pinKey: string | undefined,
): Promise<Pick<KeptPunch, 'pin' | 'sealedPin'>> {
  if (pin === undefined) return {};
  return pinKey === undefined ? { pin } : { sealedPin: await sealPin(pinKey, pin, punch) };
}

/** What was pressed before the key was known. */
export async function sealKept(store: PunchStore, pinKey: string | undefined): Promise<void> {
  if (pinKey === undefined) return;
  for (const { pin, ...punch } of await store.all())
    if (pin !== undefined) await store.put({ ...punch, ...(await keptPin(pin, punch, pinKey)) });
}
