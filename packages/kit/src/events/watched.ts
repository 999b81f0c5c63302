import type { Bus, CloudEvent, Enclosed, Handle } from '../bus/port.ts';
import { errorMessage } from '../error-message.ts';
import { wellFormedTraceparent } from '../request-context.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import type { Watch } from '../watch.ts';

/** Excludes the event's data, which may be personal. */
const attributesOf = (event: CloudEvent) => ({
  'messaging.message.id': event.id,
  'theke.event.type': event.type,
  'theke.event.subject': event.subject,
  'theke.tenant': event.tenantid,
});

/**
 * Records each attempt: the time since the event, and a span that is a child of the publishing span. Events that the
 * handler publishes are children of that span.
 * @param note receives the lag in seconds
 */
export const watchedHandle =
  (handle: Handle, { metrics, tracing }: Watch, now: () => Date, note: (lag: number) => void): Handle =>
  async (event, claim) => {
    const span = tracing.start({
      name: `consume ${event.type}`,
      kind: 'consumer',
      parent: wellFormedTraceparent(event.traceparent),
      attributes: attributesOf(event),
    });
    try {
      await handle({ ...event, traceparent: span.traceparent }, claim);
      const lag = Math.max(0, now().getTime() - Date.parse(event.time)) / 1_000;
      metrics.handled(lag);
      note(lag);
      span.end();
    } catch (error) {
      metrics.failed();
      span.end({ error: errorMessage(error) });
      throw error;
    }
  };

/** Records a span per event, from when it was stored until the bus has it, including its time in the outbox. */
export function watchedPublish(publish: Bus['publish'], tracing: Tracing): Bus['publish'] {
  if (tracing === noTracing) return publish;
  return async (events) => {
    const { spans, traced } = spansOf(events, tracing);
    try {
      await publish(traced);
      for (const span of spans) span.end();
    } catch (error) {
      for (const span of spans) span.end({ error: errorMessage(error) });
      throw error;
    }
  };
}

/**
 * Like `watchedPublish`, for events stored by their transaction: the span ends with the commit. After a rollback there
 * is no span.
 */
export function watchedEnclose(
  enclose: (events: readonly CloudEvent[]) => Enclosed,
  tracing: Tracing,
): (events: readonly CloudEvent[]) => Enclosed {
  if (tracing === noTracing) return enclose;
  return (events) => {
    const { spans, traced } = spansOf(events, tracing);
    const { statement, wakeConsumers } = enclose(traced);
    return {
      statement,
      wakeConsumers(consumers) {
        for (const span of spans) span.end();
        wakeConsumers(consumers);
      },
    };
  };
}

/** A span per event, and the events with its traceparent. */
function spansOf(events: readonly CloudEvent[], tracing: Tracing) {
  const spans = events.map((event) =>
    tracing.start({
      name: `publish ${event.type}`,
      kind: 'producer',
      parent: wellFormedTraceparent(event.traceparent),
      at: new Date(event.time),
      attributes: attributesOf(event),
    }),
  );
  return { spans, traced: events.map((event, index) => ({ ...event, traceparent: spans[index]?.traceparent ?? '' })) };
}
