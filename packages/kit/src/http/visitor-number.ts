import { createHash } from 'node:crypto';

type Visiting = { tenant: string; address: string; agent: string };

/**
 * Anonymous visitor id: a 63-bit integer as text, which fits PostgreSQL's signed bigint (STAT-03, QR-05). Without the
 * salt it cannot be traced back, so callers must delete the salt after its day.
 */
export const visitorNumber = (salt: string, { tenant, address, agent }: Visiting): string =>
  String(createHash('sha256').update(`${salt}\n${tenant}\n${address}\n${agent}`).digest().readBigUInt64BE() >> 1n);
