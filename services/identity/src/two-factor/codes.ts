import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds that a code of the app is valid; codes of the neighbouring steps are accepted for clocks that are off. */
const period = 30;
const window = 1;
const secretBytes = 20;

const digits = 6;
const appCode = new RegExp(`^\\d{${digits}}$`);

/** Whether a text has the format of an app's code; other texts can only be recovery codes. */
export const isAppCode = (code: string): boolean => appCode.test(code);

/** A new secret in Base32, 160 bits as RFC 4226 recommends. */
export const newAppSecret = (): string => new Secret({ size: secretBytes }).base32;

/** `otpauth:` URI that authenticator apps read from a QR code. */
export const appAddress = (secret: string, { business, email }: { business: string; email: string }): string =>
  new TOTP({ issuer: business, label: email, secret: Secret.fromBase32(secret), period, digits }).toString();

/**
 * Time step of a valid code (RFC 6238).
 * @param after step of the last accepted code: that one and earlier ones are refused
 * @returns undefined if the code is wrong or was used before
 */
export function stepOfCode(secret: string, code: string, now: Date, after: number | null): number | undefined {
  // otpauth throws on codes of another length.
  if (!isAppCode(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period, digits });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1_000 / period) + delta;
  return after !== null && step <= after ? undefined : step;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const recoveryLength = 16;

/** 80 random bits as 16 letters and digits, without those that look alike. */
export const newRecoveryCode = (): string =>
  Array.from(randomBytes(recoveryLength), (byte) => letters[byte % letters.length]).join('');

/** "ABCD-EFGH-JKLM-NPQR" */
export const shownRecoveryCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
