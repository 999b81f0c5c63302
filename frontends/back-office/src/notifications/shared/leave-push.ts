import { listPushSubscriptions, removePushSubscription } from '@theke/contracts/notifications/push';
import { call } from '@theke/ui/api-client';
import { currentFingerprint, unsubscribeBrowser } from '@theke/ui/push/push-browser';

/**
 * Unsubscribes this browser from push messages on logout; `everywhere`: all devices of the user. Failures do not
 * block the logout.
 */
export async function leavePush(where: 'here' | 'everywhere'): Promise<void> {
  try {
    const here = await currentFingerprint();
    if (where === 'here' && !here) return;
    const own = (await call(listPushSubscriptions, {})).map(({ fingerprint }) => fingerprint);
    const left = where === 'everywhere' ? own : own.filter((fingerprint) => fingerprint === here);
    await Promise.all(left.map((fingerprint) => call(removePushSubscription, { params: { fingerprint } })));
    if (here && left.includes(here)) await unsubscribeBrowser();
  } catch {
    // No session or no connection: the logout reports that.
  }
}
