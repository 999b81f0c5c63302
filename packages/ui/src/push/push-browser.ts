import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';

/** What a browser subscribes with, as the API takes it. */
export type SubscribedBrowser = { endpoint: string; p256dh: string; auth: string };

/** Only over https (or on the machine itself), and on an iPhone only once the page is on its home screen. */
export const canPush = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const current = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

/** What the API calls this browser's subscription; undefined: it has none. */
export async function currentFingerprint(): Promise<string | undefined> {
  const subscription = canPush() ? await current() : null;
  if (!subscription) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return base64url(new Uint8Array(hash));
}

/**
 * Asks the person, where they were not asked yet, and subscribes this browser; only upon a press. Undefined: they said no.
 * @param key the public key of the server, base64url
 * @throws where the browser cannot reach its push service
 */
export async function subscribeBrowser(key: string): Promise<SubscribedBrowser | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One that was made for an earlier key of the server takes nothing from this one.
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** From now on nothing arrives here, whoever sends it. */
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
