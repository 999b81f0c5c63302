import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received span; `parent` is empty for the root of a trace. */
export type ReceivedSpan = { service: string; name: string; trace: string; id: string; parent: string; kind: number };

export type TraceReceiver = {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  stop(): Promise<void>;
};

type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { name: string; traceId: string; spanId: string; parentSpanId?: string; kind: number }[] }[];
  }[];
};

/** A collector that receives OTLP over HTTP as JSON and records the spans. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    spans.push(...spansIn(JSON.parse(Buffer.concat(chunks).toString()) as Sent));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const spansIn = ({ resourceSpans }: Sent): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId = '', kind }) => ({
        service,
        name,
        trace: traceId,
        id: spanId,
        parent: parentSpanId,
        kind,
      })),
    );
  });
