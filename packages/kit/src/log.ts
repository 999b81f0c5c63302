import { pino } from 'pino';
import { requestContext } from './request-context.ts';

/** Object first, message second. Ids only: never bodies, never personal data. */
export type Log = {
  debug(object: object, message: string): void;
  info(object: object, message: string): void;
  warn(object: object, message: string): void;
  error(object: object, message: string): void;
};

/** JSON lines on standard output, each with the service and, inside a request or delivery, its id and trace. */
export function createLog(service: string, level: string): Log {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.apiKey', 'headers.cookie', 'headers.authorization'],
    mixin: () => {
      const at = requestContext();
      return at ? { requestId: at.requestId, traceparent: at.traceparent } : {};
    },
  });
}
