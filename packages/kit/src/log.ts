import { pino } from 'pino';
import { requestContext } from './request-context.ts';

/** Object first, message second. Ids only: never bodies, never personal data. */
export type Log = {
  debug(object: object, message: string): void;
  info(object: object, message: string): void;
  warn(object: object, message: string): void;
  error(object: object, message: string): void;
};

const secretFields = ['password', 'currentPassword', 'newPassword', 'token', 'apiKey', 'cookie', 'authorization'];

/**
 * Session tokens, login links, API keys and signed identities are 43 or more characters of base64url in a row
 * (identity's `newSecret`, `signIdentity`), and so is an order link's hash. A trace is the only such thing that is none.
 */
const secret = /(?<![\w-])(?!00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}(?![\w-]))[\w-]{43,}/g;

/** A line of the log without anything that opens a door, wherever it stands: in a path, a message, a stack. */
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
