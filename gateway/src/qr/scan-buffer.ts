import { maxScans, type QrScanned, qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import type { Bus, CloudEvent } from '@theke/kit/bus/port';
import { createToEvent } from '@theke/kit/events/to-event';
import type { Log } from '@theke/kit/log';
import { newId } from '@theke/kit/new-id';
import { onceASecond } from '@theke/kit/once-a-second';

/** Maximum number of events buffered while the broker is away; further ones are dropped and logged. */
const maxWaiting = 1_000;

export type ScanBuffer = {
  add(tenant: string, scan: QrScanned): void;
  /** Sends the buffered scans now. */
  flush(): Promise<void>;
};

/**
 * Sends scans once a second, one event per tenant. Guests never wait for it. While analytics is unavailable, its queue
 * holds the scans; while the broker is unavailable, this buffer holds them. A repeated event has the same id and counts
 * once.
 */
export function scanBuffer(bus: Pick<Bus, 'sendTo'>, now: () => number, log: Pick<Log, 'warn'>): ScanBuffer {
  const toEvent = createToEvent('gateway', newId, () => new Date(now()));
  const fresh = new Map<string, QrScanned[]>();
  let events: CloudEvent[] = [];
  let dropped = 0;
  const { soon, flush } = onceASecond(sendAll);

  async function sendAll(): Promise<void> {
    for (const [tenant, scans] of fresh) events.push(toEvent(qrCodesScanned(newId(), 1, { scans }), tenant));
    fresh.clear();
    if (events.length > maxWaiting) dropped += events.length - maxWaiting;
    events = events.slice(0, maxWaiting);
    if (dropped > 0) log.warn({ dropped }, 'QR code scans dropped: the buffer is full');
    dropped = 0;
    if (events.length === 0) return;
    try {
      await bus.sendTo('analytics', events);
      events = [];
    } catch (error) {
      log.warn({ reason: (error as Error).message, waiting: events.length }, 'QR code scans not sent, retrying');
      soon();
    }
  }

  return {
    add(tenant, scan) {
      const scans = fresh.get(tenant) ?? [];
      fresh.set(tenant, scans);
      if (scans.length < maxScans) scans.push(scan);
      else dropped += 1;
      soon();
    },
    flush,
  };
}
