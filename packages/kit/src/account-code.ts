import { createHmac } from 'node:crypto';

/**
 * Login code of a guest's account, six digits: derived from its request and the platform's secret, so that neither an
 * event nor a table contains it (ACCT-02).
 */
export const accountCode = (secret: string, tenant: string, request: string): string => {
  const bytes = createHmac('sha256', `account-code:${secret}`).update(`${tenant}:${request}`).digest();
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
};
