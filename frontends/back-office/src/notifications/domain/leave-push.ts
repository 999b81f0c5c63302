import { listPushSubscriptions, removePushSubscription } from '@theke/contracts/notifications/push';
import { call } from '@theke/ui/api-client';
import { currentFingerprint, unsubscribeBrowser } from '@theke/ui/push/push-browser';

/**
 * Whoever logs out here gets no push messages here any more; `everywhere`: on none of their devices. What fails holds nobody back
 * from logging out.
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
    // Without a session, or without a connection: logging out itself says so.
  }
}
