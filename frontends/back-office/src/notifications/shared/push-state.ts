import type { PushSubscription } from '@theke/contracts/notifications/push';

/** Push state of this browser and the server. */
export type PushKnowledge = {
  isSupported: boolean;
  permission: NotificationPermission;
  /** The server's public key; null if push is not configured. */
  key: string | null;
  /** Id of this browser's subscription. */
  fingerprint: string | undefined;
  /** Subscriptions of the current user. */
  subscriptions: readonly PushSubscription[];
};

export type PushState =
  | { is: 'hidden' | 'unsupported' | 'blocked' | 'off' }
  | { is: 'on'; subscription: PushSubscription };

/**
 * A subscription of this browser only counts if the server stores it for the current user: it may belong to a
 * previous one.
 */
export function pushStateOf({ isSupported, permission, key, fingerprint, subscriptions }: PushKnowledge): PushState {
  if (key === null) return { is: 'hidden' };
  if (!isSupported) return { is: 'unsupported' };
  if (permission === 'denied') return { is: 'blocked' };
  const subscription = subscriptions.find((one) => one.fingerprint === fingerprint);
  return subscription && permission === 'granted' ? { is: 'on', subscription } : { is: 'off' };
}
