import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id, instant } from '../wire.ts';

/** Number of recovery codes. Each can be used once instead of a code of the app. */
export const recoveryCodeCount = 10;

/** A code of the authenticator app or a recovery code; spaces and hyphens are ignored. */
export const secondFactorCode = field(
  z
    .string()
    .max(40)
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().min(1).max(20)),
  'Code',
  { personal: true },
);

const ownPath = '/users/me/two-factor';
const empty = { kind: 'empty' } as const;

/** State of the second login step. `isAvailable`: the platform has keys to encrypt secrets with. */
export const twoFactor = z.object({
  isAvailable: z.boolean(),
  /** Since when; null: off. */
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type TwoFactor = z.output<typeof twoFactor>;

/** The caller's own second login step (SESSION-14). */
export const readTwoFactor = endpoint({
  name: 'readTwoFactor',
  service: 'identity',
  method: 'GET',
  path: ownPath,
  summary: 'Anmeldung in zwei Schritten',
  needs: 'account.read',
  reply: { kind: 'data', schema: twoFactor },
  status: 200,
  example: {},
});

/**
 * Creates a secret for the caller's authenticator app; the second step is on after `confirmTwoFactor`. An unconfirmed
 * secret is replaced. 409 NOT_AVAILABLE, 409 TWO_FACTOR_ON, 422 WRONG_PASSWORD, which counts as a failed login, 429
 * LOCKED.
 */
export const startTwoFactor = endpoint({
  name: 'startTwoFactor',
  service: 'identity',
  method: 'POST',
  path: ownPath,
  summary: 'Anmeldung in zwei Schritten einrichten',
  needs: 'account.write',
  bodyLimit: 10_000,
  body: z.strictObject({
    currentPassword: field(z.string().min(1).max(200), 'Bisheriges Passwort', { personal: true }),
  }),
  /** `address` is the `otpauth:` URI for the QR code, `secret` the same key in Base32 for typing. */
  reply: { kind: 'data', schema: z.object({ secret: z.string(), address: z.string() }) },
  status: 201,
  example: { body: { currentPassword: 'theke-demo' } },
});

/**
 * Turns the second step on with a first code of the app. The recovery codes are shown only here. 409
 * TWO_FACTOR_NOT_STARTED, 422 WRONG_CODE.
 */
export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  service: 'identity',
  method: 'POST',
  path: `${ownPath}/confirm`,
  summary: 'Anmeldung in zwei Schritten einschalten',
  needs: 'account.write',
  bodyLimit: 10_000,
  body: z.strictObject({ code: secondFactorCode }),
  reply: { kind: 'data', schema: z.object({ recoveryCodes: z.array(z.string()) }) },
  status: 200,
  example: { body: { code: '123 456' } },
});

/** Turns the caller's second step off with a code. 409 TWO_FACTOR_OFF, 422 WRONG_CODE, 429 LOCKED. */
export const endTwoFactor = endpoint({
  name: 'endTwoFactor',
  service: 'identity',
  method: 'POST',
  path: `${ownPath}/end`,
  summary: 'Anmeldung in zwei Schritten ausschalten',
  needs: 'account.write',
  bodyLimit: 10_000,
  body: z.strictObject({ code: secondFactorCode }),
  reply: empty,
  status: 204,
  example: { body: { code: '123 456' } },
});

/** Turns off the second step of a user who lost phone and recovery codes. 404; 409 TWO_FACTOR_OFF. */
export const resetTwoFactor = endpoint({
  name: 'resetTwoFactor',
  service: 'identity',
  method: 'POST',
  path: '/users/:id/two-factor/reset',
  summary: 'Anmeldung in zwei Schritten zurücksetzen',
  needs: 'users.write',
  params: byId,
  reply: empty,
  status: 204,
  example: { params: { id: exampleIds.user } },
});

/** For the mail to the account's owner. The subject is the user. */
export const twoFactorChanged = defineEvent({
  type: 'identity.two-factor-changed.v1',
  summary: 'Die Anmeldung in zwei Schritten wurde ein- oder ausgeschaltet.',
  data: z.object({
    user: id,
    email: field(z.string(), 'E‑Mail', { personal: true }),
    isOn: field(z.boolean(), 'Eingeschaltet'),
  }),
  example: { user: exampleIds.user, email: 'mara.lang@demo.example', isOn: true },
});

export const twoFactorEndpoints = [
  readTwoFactor,
  startTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  resetTwoFactor,
] as const;
