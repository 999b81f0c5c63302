import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type NodeTracerConfig, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { appVersion } from '../version.ts';
import type { Span, SpanStart, Tracing } from './tracing.ts';

/** Timeout per export in ms, also for the last one at process end. */
const timeoutMs = 5_000;

const kinds: Record<SpanStart['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * Exports spans over OTLP/HTTP in batches, under the service's name. Nothing is registered globally: several services
 * in one process have one exporter each. The SDK reads `OTEL_TRACES_SAMPLER` and similar variables.
 */
export function otlpTracing(service: string, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: timeoutMs,
  });
  const provider = new NodeTracerProvider({
    resource: resourceOf({ 'service.name': service, 'service.namespace': 'theke', 'service.version': appVersion }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('theke');

  return {
    start({ name, kind, parent, at, attributes = {} }): Span {
      const cause = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, contextOf(parent));
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes, ...(at ? { startTime: at } : {}) }, cause);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
        end(outcome = {}) {
          if (outcome.name) span.updateName(outcome.name);
          if (outcome.attributes) span.setAttributes(outcome.attributes);
          if (outcome.error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: outcome.error });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function contextOf(traceparent: string): SpanContext {
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

/** Three attributes; not worth a dependency on the resources package. */
function resourceOf(attributes: Record<string, string>): NonNullable<NodeTracerConfig['resource']> {
  const resource: NonNullable<NodeTracerConfig['resource']> = {
    attributes,
    getRawAttributes: () => Object.entries(attributes),
    merge: () => resource,
  };
  return resource;
}
