import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';

/** Subscription data in the API's format. */
export type SubscribedBrowser = { endpoint: string; p256dh: string; auth: string };

/** Push requires https (or localhost); on iPhones also that the page is on the home screen. */
export const canPush = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const current = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

/** Returns the API's id of this browser's subscription; undefined without one. */
export async function currentFingerprint(): Promise<string | undefined> {
  const subscription = canPush() ? await current() : null;
  if (!subscription) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return base64url(new Uint8Array(hash));
}

/**
 * Asks for permission if necessary and subscribes this browser. Must be called from a press.
 * @param key the server's public key, base64url
 * @returns undefined if permission was denied
 * @throws if the browser cannot reach its push service
 */
export async function subscribeBrowser(key: string): Promise<SubscribedBrowser | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  // A subscription with an earlier server key does not accept messages signed with this one.
  if (existing && keyOf(existing) !== key) await existing.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Ends this browser's subscription for all senders. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await current())?.unsubscribe();
}

const keyOf = ({ options }: PushSubscription): string =>
  options.applicationServerKey ? base64url(new Uint8Array(options.applicationServerKey)) : '';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
