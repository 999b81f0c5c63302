import { macOf } from './mac-of.ts';

/**
 * Login code of a guest's account, six digits: derived from its request and the platform's secret, so that neither an
 * event nor a table contains it (ACCT-02).
 */
export const accountCode = (secret: string, tenant: string, request: string): string => {
  const code = macOf(secret, 'account-code', tenant, request).readUIntBE(0, 6) % 1_000_000;
  return String(code).padStart(6, '0');
};
