// One trace from a request through outbox and bus to the consumer, as received by a collector.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { v7 as uuidv7 } from 'uuid';
import { asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest } from '../../testing/start-for-test.ts';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../../testing/trace-receiver.ts';

let receiver: TraceReceiver;
beforeAll(async () => {
  receiver = await startTraceReceiver();
});
afterAll(() => receiver.stop());

/** Runs a service, and stops it to export its spans. */
async function spansOf(headers: Record<string, string>): Promise<ReceivedSpan[]> {
  const service = await startForTest(sample, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url } });
  const before = receiver.spans.length;
  const body = categories.draft.parse({ name: 'Pizza mit geheimer Zutat' });
  const reply = await request(service, 'POST', '/api/categories', { as: asStaff(uuidv7()), body, headers });
  expect(reply.status).toBe(201);
  await service.settled();
  await service.stop();
  return receiver.spans.slice(before);
}

const called = (spans: readonly ReceivedSpan[], name: string) => {
  const [span, ...more] = spans.filter((one) => one.name === name);
  if (!span || more.length > 0) throw new Error(`expected exactly one span ${name}: ${JSON.stringify(spans)}`);
  return span;
};

const type = categories.events.changed.type;

test('links the spans of request, publish and consume', async () => {
  const spans = await spansOf({});
  const serverSpan = called(spans, 'POST createCategory');
  const published = called(spans, `publish ${type}`);
  const consumed = called(spans, `consume ${type}`);
  expect(serverSpan).toMatchObject({ service: 'catalog', parent: '' });
  expect([published.parent, consumed.parent]).toEqual([serverSpan.id, published.id]);
  expect(new Set([serverSpan, published, consumed].map(({ trace }) => trace)).size).toBe(1);
  expect(JSON.stringify(spans)).not.toContain('geheimer');
});

test("continues the caller's trace", async () => {
  const [trace, cause] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const serverSpan = called(await spansOf({ traceparent: `00-${trace}-${cause}-01` }), 'POST createCategory');
  expect(serverSpan).toMatchObject({ trace, parent: cause });
});
