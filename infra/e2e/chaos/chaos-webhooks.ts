import type { WebhookEndpoint } from '@theke/contracts/notifications/webhook';
import { webhookEventTypes } from '@theke/contracts/notifications/webhook-events';
import { isSigned, startWebhookReceiver } from '../../../services/notifications/testing/webhook-receiver.ts';
import { randomFrom } from '../../fixtures/random.ts';
import type { Platform } from '../journeys/platform.ts';

/** A receiver of all webhooks that fails for the first attempt of some. */
export type ChaosWebhooks = {
  env: { WEBHOOK_NETS: string };
  /** Registers it in the demo's first tenant. @returns the id of its endpoint */
  register(platform: Platform, cookie: string): Promise<string>;
  /** Ids of the events that arrived, each with whether every attempt was signed. */
  receivedEvents(): Map<string, boolean>;
  stop(): Promise<void>;
};

/** Fractions of first attempts that are refused, and that are cut off after they arrived. */
const troubles = { refused: 0.05, cut: 0.05 };

export async function startChaosWebhooks(seed: number): Promise<ChaosWebhooks> {
  const receiver = await startWebhookReceiver();
  const random = randomFrom(seed ^ 0x4007);
  const known = new Set<string>();
  let secret = '';
  receiver.always((response) => {
    const id = receiver.received.at(-1)?.id ?? '';
    const draw = known.has(id) ? 1 : random();
    known.add(id);
    if (draw < troubles.cut) return void response.destroy();
    response.writeHead(draw < troubles.cut + troubles.refused ? 503 : 200).end();
  });
  return {
    env: { WEBHOOK_NETS: '127.0.0.0/8' },
    async register(platform, cookie) {
      const body = { name: 'Warenwirtschaft', url: receiver.url, events: webhookEventTypes };
      const created = await platform.call('POST', '/api/webhook-endpoints', { cookie, body });
      if (created.status !== 201) throw new Error(`no webhook was created: ${created.text}`);
      const { id } = created.body.data as WebhookEndpoint;
      const made = await platform.call('POST', `/api/webhook-endpoints/${id}/secret`, { cookie });
      if (made.status !== 200) throw new Error(`the webhook got no secret: ${made.text}`);
      ({ secret } = made.body.data as { secret: string });
      return id;
    },
    receivedEvents() {
      const all = new Map<string, boolean>();
      for (const one of receiver.received) all.set(one.id, (all.get(one.id) ?? true) && isSigned(one, secret));
      return all;
    },
    stop: () => receiver.stop(),
  };
}
