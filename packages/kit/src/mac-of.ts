import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA256 of a name within a tenant, by the platform's secret. Tokens and codes are derived from it, so that
 * neither a table nor an event contains them.
 * @param purpose keeps the results of different uses apart, such as `order-link`
 */
export const macOf = (secret: string, purpose: string, tenant: string, name: string): Buffer =>
  createHmac('sha256', `${purpose}:${secret}`).update(`${tenant}:${name}`).digest();
