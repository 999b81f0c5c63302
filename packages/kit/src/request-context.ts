import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Context of a request or a delivery, passed implicitly. */
export type RequestContext = {
  requestId: string;
  /** W3C trace context; copied into the events of the request. */
  traceparent: string;
  /** Who caused it, for the audit trail: `user:ID`, `key:ID`, `guest` or `system`. */
  actor: string;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const requestContext = (): RequestContext | undefined => storage.getStore();

export const withRequestContext = <T>(context: RequestContext, run: () => T): T => storage.run(context, run);

const pattern = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Returns a valid W3C trace context, otherwise undefined. */
export const wellFormedTraceparent = (value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Starts a new trace. */
export const newTraceparent = (): string => `00-${randomHex()}-${randomHex().slice(0, 16)}-01`;

/** 32 hex digits. Node caches random bytes for UUIDs; `randomBytes` per call took a sixth of a guest's read. */
const randomHex = () => randomUUID().replaceAll('-', '');
