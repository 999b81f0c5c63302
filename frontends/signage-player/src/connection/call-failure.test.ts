import { expect, test } from '@jest/globals';
import { unknownHost, unknownTv } from '@theke/contracts/unknown-codes';
import { failureKind } from './call-failure.ts';

const errors = (code: string) => JSON.stringify({ errors: [{ code, message: 'Text.' }] });
const page = '<!doctype html><title>Anmeldung im WLAN</title>';

test.each([
  [404, errors(unknownTv), 'key'],
  // A shop that moved to another domain.
  [404, errors(unknownHost), 'address'],
  // A proxy without a route, a captive portal, a proxy that asks for a login, a parked domain.
  [404, page, 'address'],
  [403, page, 'address'],
  [401, '', 'address'],
  [407, '', 'address'],
  [410, '{}', 'address'],
  [421, 'null', 'address'],
  // A proxy removed the header with the key.
  [401, errors('DEVICE_KEY_MISSING'), 'address'],
  [403, JSON.stringify({ errors: [] }), 'address'],
  // An aborted command, an outdated package, an invalid play.
  [404, errors('NOT_FOUND'), 'rejected'],
  [409, errors('COMMAND_FINISHED'), 'rejected'],
  [413, page, 'rejected'],
  [422, errors('REQUIRED'), 'rejected'],
  [429, errors('TOO_MANY_REQUESTS'), 'server'],
  [503, page, 'server'],
] as const)('SIGN-08: %i with %s is a failure of kind %s', (status, body, kind) => {
  expect(failureKind(status, body)).toBe(kind);
});
