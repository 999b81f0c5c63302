import type { PushSubscription } from '@theke/contracts/notifications/push';

/** What is known of this browser and of what the server keeps. */
export type PushKnowledge = {
  isSupported: boolean;
  permission: NotificationPermission;
  /** The server's public key; null: nobody set push up. */
  key: string | null;
  /** Of this browser's subscription. */
  fingerprint: string | undefined;
  /** Those of whoever is at it. */
  own: readonly PushSubscription[];
};

export type PushState =
  | { is: 'hidden' | 'unsupported' | 'blocked' | 'off' }
  | { is: 'on'; subscription: PushSubscription };

/** A subscription of this browser counts only where the server keeps it for whoever is here now: the last one may have been another. */
export function pushStateOf({ isSupported, permission, key, fingerprint, own }: PushKnowledge): PushState {
  if (key === null) return { is: 'hidden' };
  if (!isSupported) return { is: 'unsupported' };
  if (permission === 'denied') return { is: 'blocked' };
  const subscription = own.find((one) => one.fingerprint === fingerprint);
  return subscription && permission === 'granted' ? { is: 'on', subscription } : { is: 'off' };
}
