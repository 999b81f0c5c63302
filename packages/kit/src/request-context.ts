import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What travels with a request or a delivery without being passed through every function. */
export type RequestContext = {
  requestId: string;
  /** W3C trace context; copied into the events that follow. */
  traceparent: string;
  /** Who caused it, for the audit trail: `user:ID`, `key:ID`, `guest` or `system`. */
  actor: string;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const requestContext = (): RequestContext | undefined => storage.getStore();

export const withRequestContext = <T>(context: RequestContext, run: () => T): T => storage.run(context, run);

const pattern = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** What is a W3C trace context, undefined where it is none. */
export const wellFormedTraceparent = (given: unknown): string | undefined =>
  typeof given === 'string' && pattern.test(given) ? given : undefined;

/** The beginning of a trace. */
export const newTraceparent = (): string => `00-${randomHex()}-${randomHex().slice(0, 16)}-01`;

/** 32 digits. Node makes UUIDs in stock; asking for random bytes each time took a sixth of a guest's read. */
const randomHex = () => randomUUID().replaceAll('-', '');
