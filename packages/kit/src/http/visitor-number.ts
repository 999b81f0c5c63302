import { createHash } from 'node:crypto';

type Visiting = { tenant: string; address: string; agent: string };

/**
 * Who visits, as a whole number of 63 bits as text: what a bigint of PostgreSQL holds without a sign (STAT-03, QR-05). Once the salt is gone nobody can
 * tell whose it was, so whoever calls it lets go of the salt after its day.
 */
export const visitorNumber = (salt: string, { tenant, address, agent }: Visiting): string =>
  String(createHash('sha256').update(`${salt}\n${tenant}\n${address}\n${agent}`).digest().readBigUInt64BE() >> 1n);
