import { noTracing, type Tracing } from './tracing.ts';

/** @param endpoint of a collector; `/v1/traces` is appended. Without one the SDK is not loaded */
export async function openTracing(service: string, endpoint: string | undefined): Promise<Tracing> {
  if (!endpoint) return noTracing;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(service, endpoint);
}
