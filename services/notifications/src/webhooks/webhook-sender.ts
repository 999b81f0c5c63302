import type { TimerHandler } from '@theke/kit/events/timers';
import type { Log } from '@theke/kit/log';
import type { AddressRule } from '@theke/kit/outgoing/address-rule';
import { type DisableWebhookDeps, disableWebhook } from './disable-webhook.ts';
import { postWebhook } from './post-webhook.ts';
import { signedHeaders, webhookSecret } from './sign-webhook.ts';
import { afterAttempt, type ClaimedWebhook, isFailingTooLong, isGone, type WebhookOutcome } from './webhook.ts';
import { webhookDeliveryStore } from './webhook-delivery-store.ts';
import { type EndpointState, webhookEndpointStore } from './webhook-endpoint-store.ts';
import { WebhookSlots } from './webhook-slots.ts';
import { webhookTimer } from './webhook-timer.ts';

/** Time in ms until a claimed delivery is due again if its process crashed; an attempt takes ten seconds. */
const leaseMs = 60_000;
/** The timer wakes an endpoint with due deliveries again after this time in ms. */
const watchMs = 30_000;
/** The time of the last success is accurate to this, in ms. */
const sentNotedEvery = 60_000;

type Deps = DisableWebhookDeps & { log: Log; secret: string; rule: AddressRule };

/** The deliveries of one endpoint, sent by this process. */
type Lane = { tenant: string; endpoint: string; isWokenAgain: boolean };
type Claimed = { url: string; isEnabled: boolean; state: EndpointState; secrets: Buffer[]; webhooks: ClaimedWebhook[] };

/**
 * Sends deliveries in the background, outside of transactions, one lane per endpoint: a slow receiver delays its own
 * deliveries only. At least once: after a crash between the answer and our note a delivery is sent again with the same
 * `webhook-id`.
 */
export class WebhookSender {
  readonly #deps: Deps;
  readonly #slots = new WebhookSlots();
  readonly #lanes = new Map<string, { lane: Lane; ended: Promise<void> }>();
  #isStopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Sends the due deliveries of an endpoint. The timer does if this fails. */
  wake(tenant: string, endpoint: string): void {
    const running = this.#lanes.get(endpoint);
    if (running) running.lane.isWokenAgain = true;
    if (running || this.#isStopping) return;
    const lane: Lane = { tenant, endpoint, isWokenAgain: false };
    const ended = this.#run(lane)
      .catch((error: unknown) =>
        this.#deps.log.warn({ err: error, webhook: endpoint }, 'webhooks not sent, their timer sends them'),
      )
      .finally(() => void this.#lanes.delete(endpoint));
    this.#lanes.set(endpoint, { lane, ended });
  }

  /** Wakes the endpoint and sets the time to look again. Does not wait for receivers: four timers run at a time. */
  get timer(): TimerHandler {
    const { db, now } = this.#deps;
    return {
      name: webhookTimer,
      run: async ({ tenant, subject }) => {
        const at = now();
        const watchAt = new Date(at.getTime() + watchMs);
        await db.withTenant(tenant, (tx) => webhookDeliveryStore.rearm(tx, subject, { at, watchAt }));
        this.wake(tenant, subject);
      },
    };
  }

  /** Starts no further attempt and waits for the running ones. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#slots.close();
    await Promise.all([...this.#lanes.values()].map(({ ended }) => ended));
  }

  async #run(lane: Lane): Promise<void> {
    do {
      lane.isWokenAgain = false;
      while ((await this.#sendSome(lane)) > 0);
    } while (lane.isWokenAgain && !this.#isStopping);
  }

  /** @returns number of deliveries that were tried */
  async #sendSome(lane: Lane): Promise<number> {
    const slots = await this.#slots.take(lane.tenant);
    if (slots === 0) return 0;
    let unused = slots;
    try {
      const claimed = await this.#claim(lane, slots);
      if (!claimed) return 0;
      unused -= claimed.webhooks.length;
      // The others keep their slots until they end.
      this.#slots.release(lane.tenant, unused);
      unused = 0;
      await Promise.all(
        claimed.webhooks.map((webhook) =>
          this.#attempt(lane, claimed, webhook).finally(() => this.#slots.release(lane.tenant, 1)),
        ),
      );
      return claimed.webhooks.length;
    } finally {
      this.#slots.release(lane.tenant, unused);
    }
  }

  /** A failing endpoint is tried with one delivery at a time: a silent one then holds one connection and not four. */
  #claim({ tenant, endpoint }: Lane, slots: number): Promise<Claimed | undefined> {
    const { db, now, secret } = this.#deps;
    const at = now();
    return db.withTenant(tenant, async (tx) => {
      const [found, state] = await Promise.all([
        webhookEndpointStore.find(tx, endpoint),
        webhookEndpointStore.state(tx, endpoint),
      ]);
      if (!found || !state) {
        // Queued by a replica that had not heard of the deletion.
        webhookDeliveryStore.removeOfEndpoint(tx, endpoint);
        return undefined;
      }
      const lease = new Date(at.getTime() + leaseMs);
      const limit = state.failingSince ? 1 : slots;
      const webhooks = await webhookDeliveryStore.claim(tx, endpoint, { at, lease, limit });
      const salts = [state.salt, ...(isInOverlap(state, at) ? [state.previousSalt] : [])];
      const secrets = salts.map((salt) => webhookSecret(secret, { tenant, endpoint, salt }));
      return { url: found.url, isEnabled: found.isEnabled, state, secrets, webhooks };
    });
  }

  async #attempt(lane: Lane, claimed: Claimed, webhook: ClaimedWebhook): Promise<void> {
    const { now, rule } = this.#deps;
    const at = now();
    const startedAt = performance.now();
    const { event, payload } = webhook;
    const timestamp = Math.floor(at.getTime() / 1_000);
    const headers = signedHeaders(claimed.secrets, { id: event, timestamp, body: payload });
    const outcome = await postWebhook(rule, claimed.url, { headers, body: payload });
    const durationMs = Math.round(performance.now() - startedAt);
    await this.#record(lane, webhook, { at, durationMs, outcome });
    await this.#noteHealth(lane, claimed, outcome);
  }

  #record(
    { tenant, endpoint }: Lane,
    webhook: ClaimedWebhook,
    { at, durationMs, outcome }: { at: Date; durationMs: number; outcome: WebhookOutcome },
  ): Promise<void> {
    const { db, now, newId } = this.#deps;
    const next = afterAttempt(webhook.attempts, outcome, { at: now(), random: Math.random() });
    return db.withTenant(tenant, async (tx) => {
      webhookDeliveryStore.record(tx, webhook, next, { id: newId(), at, durationMs, outcome });
      if (next.dueAt) webhookDeliveryStore.moveTimers(tx, [endpoint], next.dueAt);
    });
  }

  /** Separate transactions, because it locks the endpoint and others lock deliveries first. */
  async #noteHealth({ tenant, endpoint }: Lane, claimed: Claimed, outcome: WebhookOutcome): Promise<void> {
    const { db, now } = this.#deps;
    const { state, isEnabled } = claimed;
    const at = now();
    if (outcome.error === null) {
      const isNoted = state.lastSentAt && at.getTime() - state.lastSentAt.getTime() < sentNotedEvery;
      if (state.failingSince || !isNoted)
        await db.withTenant(tenant, async (tx) => webhookEndpointStore.succeeded(tx, endpoint, at));
      return;
    }
    // A failed test of an endpoint that is switched off changes nothing.
    if (!isEnabled) return;
    if (isGone(outcome)) return disableWebhook(this.#deps, { tenant, endpoint, reason: 'gone' });
    if (state.failingSince && isFailingTooLong(state.failingSince, at))
      return disableWebhook(this.#deps, { tenant, endpoint, reason: 'failing' });
    if (!state.failingSince) await db.withTenant(tenant, async (tx) => webhookEndpointStore.failed(tx, endpoint, at));
  }
}

const isInOverlap = (state: EndpointState, at: Date): state is EndpointState & { previousSalt: string } =>
  state.previousSalt !== null && state.previousUntil !== null && state.previousUntil > at;
