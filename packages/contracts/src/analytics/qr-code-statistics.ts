import { z } from 'zod';
import { id } from '../wire.ts';
import { rangeQuery, statistic } from './statistic.ts';

const scans = { scans: z.int() };
/** Current name and place of the code; empty for a deleted code, of which only the path remains. */
const code = { code: id, path: z.string(), name: z.string(), origin: z.string() };

/** Number of visitors per code. A visitor who scans a code twice a day counts once (QR-05). */
export const readQrCodeOrigins = statistic({
  name: 'readQrCodeOriginStatistic',
  path: '/statistics/qr-code-origins',
  summary: 'Aufrufe je QR Code',
  query: rangeQuery,
  row: z.object({ ...code, ...scans }),
  total: z.object(scans),
});

/** Number of visitors per target. A visitor with two targets on a day counts for each. */
export const readQrCodeTargets = statistic({
  name: 'readQrCodeTargetStatistic',
  path: '/statistics/qr-code-targets',
  summary: 'Wohin QR-Codes führten',
  query: rangeQuery,
  row: z.object({ ...code, target: z.string(), isFallback: z.boolean(), ...scans }),
  total: z.object(scans),
});

export const qrCodeStatistics = [readQrCodeOrigins, readQrCodeTargets];
