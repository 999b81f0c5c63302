import { pino } from 'pino';
import { requestContext } from './request-context.ts';

/** Object first, message second. Log ids only: never bodies or personal data. */
export type Log = {
  debug(object: object, message: string): void;
  info(object: object, message: string): void;
  warn(object: object, message: string): void;
  error(object: object, message: string): void;
};

const secretFields = ['password', 'currentPassword', 'newPassword', 'token', 'apiKey', 'cookie', 'authorization'];

/**
 * Matches secrets: session tokens, login links, API keys, signed identities and order link hashes are 43 or more
 * consecutive base64url characters (identity's `newSecret`, `signIdentity`). A traceparent is the only other such text,
 * and is excluded.
 */
const secret = /(?<![\w-])(?!00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}(?![\w-]))[\w-]{43,}/g;

/** Removes secrets anywhere in a log line: in a path, a message, a stack. */
export const withoutSecrets = (line: string): string => line.replace(secret, '[secret]');

/** JSON lines on standard output, each with the service and, inside a request or delivery, its id and trace. */
export function createLog(service: string, level: string): Log {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    hooks: { streamWrite: withoutSecrets },
    mixin: () => {
      const at = requestContext();
      return at ? { requestId: at.requestId, traceparent: at.traceparent } : {};
    },
  });
}
