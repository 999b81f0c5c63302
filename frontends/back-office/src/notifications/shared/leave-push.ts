import { listPushSubscriptions, removePushSubscription } from '@theke/contracts/notifications/push';
import { call } from '@theke/ui/api-client';
import { currentFingerprint, unsubscribeBrowser } from '@theke/ui/push/push-browser';

/**
 * Unsubscribes this browser from push messages on logout; `everywhere`: all devices of the user. Failures do not
 * block the logout.
 */
export async function leavePush(where: 'here' | 'everywhere'): Promise<void> {
  try {
    const ownFingerprint = await currentFingerprint();
    if (where === 'here' && !ownFingerprint) return;
    const fingerprints = (await call(listPushSubscriptions, {})).map(({ fingerprint }) => fingerprint);
    const removed =
      where === 'everywhere' ? fingerprints : fingerprints.filter((fingerprint) => fingerprint === ownFingerprint);
    await Promise.all(removed.map((fingerprint) => call(removePushSubscription, { params: { fingerprint } })));
    if (ownFingerprint && removed.includes(ownFingerprint)) await unsubscribeBrowser();
  } catch {
    // No session or no connection: the logout reports that.
  }
}
