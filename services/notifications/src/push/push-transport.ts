import type { ServiceBase } from '@theke/kit/service';
import { NotSent, type Transport } from '../messages/transport.ts';
import { postMessage } from './post-message.ts';
import { buildPayload, isForBranch, timeToLive, topicOf } from './push-payload.ts';
import { pushStore } from './push-store.ts';
import type { Vapid } from './vapid.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now'> & { vapid: Vapid; elsewhere: string | undefined };

/**
 * Sends a message to the push service of one browser, encrypted for it (RFC 8291) and signed by us (RFC 8292). Checks
 * the owner's access again before each attempt. Deletes a subscription that its push service no longer knows.
 */
export const pushTransport = ({ db, now, vapid, elsewhere }: Deps): Transport => ({
  name: 'push-service',
  async send(message, { tenant }) {
    const { recipient, branch } = message;
    const isBranchs = isForBranch(message);
    const at = now();
    const ttl = timeToLive(message, at);
    if (ttl === 0)
      throw new NotSent(
        `Die Meldung ist älter als ${isBranchs ? 'eine Stunde' : 'ein Tag'} und wird nicht mehr zugestellt.`,
        true,
      );
    const device = await db.withTenant(tenant, async (tx) => {
      if (!isBranchs) return pushStore.findOwn(tx, recipient, at);
      return branch === null ? undefined : pushStore.findForBranch(tx, recipient, branch, at);
    });
    if (!device)
      throw new NotSent(
        isBranchs
          ? 'Dieses Gerät wird von dieser Filiale nicht mehr benachrichtigt.'
          : 'Dieses Gerät wird nicht mehr benachrichtigt.',
        true,
      );
    // Loaded only if a key is configured.
    const { default: webPush } = await import('web-push');
    const { p256dh, auth, endpoint } = device;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(buildPayload(message, device.owner)),
      { TTL: ttl, urgency: isBranchs ? 'high' : 'normal', topic: topicOf(message), vapidDetails: vapid },
    );
    const status = await postMessage(endpoint, { headers, body }, elsewhere).catch(() => {
      throw new NotSent('Der Push-Dienst des Geräts ist nicht erreichbar.', false);
    });
    if (status >= 200 && status < 300) return;
    if (status === 404 || status === 410) {
      await db.withTenant(tenant, async (tx) => void pushStore.remove(tx, device.id));
      throw new NotSent(
        'Das Gerät hat sich bei seinem Push-Dienst abgemeldet und wird nicht mehr benachrichtigt.',
        true,
      );
    }
    throw isPassing(status)
      ? new NotSent(`Der Push-Dienst nimmt die Meldung gerade nicht an (Antwort ${status}).`, false)
      : new NotSent(`Der Push-Dienst hat die Meldung abgelehnt (Antwort ${status}).`, true);
  },
});

const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;
