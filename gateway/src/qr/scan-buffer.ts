import { maxScans, type QrScanned, qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import type { Bus, CloudEvent } from '@theke/kit/bus/port';
import { toEventOf } from '@theke/kit/events/to-event';
import type { Log } from '@theke/kit/log';
import { newId } from '@theke/kit/new-id';
import { onceASecond } from '@theke/kit/once-a-second';

/** Events that wait while the broker is away; what comes beyond is dropped and counted in the log. */
const maxWaiting = 1_000;

export type ScanBuffer = {
  add(tenant: string, scan: QrScanned): void;
  /** Sends what waits now. */
  flush(): Promise<void>;
};

/**
 * Hands scans on once a second, those of one business in one event. Whoever scans never waits for it; while analytics is down its queue holds
 * them, while the broker is, this does. An event that is sent twice has the same id, and counts once.
 */
export function scanBuffer(bus: Pick<Bus, 'sendTo'>, now: () => number, log: Pick<Log, 'warn'>): ScanBuffer {
  const toEvent = toEventOf('gateway', newId, () => new Date(now()));
  const fresh = new Map<string, QrScanned[]>();
  let events: CloudEvent[] = [];
  let dropped = 0;
  const { soon, flush } = onceASecond(sendAll);

  async function sendAll(): Promise<void> {
    for (const [tenant, scans] of fresh) events.push(toEvent(qrCodesScanned(newId(), 1, { scans }), tenant));
    fresh.clear();
    if (events.length > maxWaiting) dropped += events.length - maxWaiting;
    events = events.slice(0, maxWaiting);
    if (dropped > 0) log.warn({ dropped }, 'scans of QR codes could not be held');
    dropped = 0;
    if (events.length === 0) return;
    try {
      await bus.sendTo('analytics', events);
      events = [];
    } catch (error) {
      log.warn({ reason: (error as Error).message, waiting: events.length }, 'scans of QR codes could not be sent yet');
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
