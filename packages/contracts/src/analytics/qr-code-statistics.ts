import { z } from 'zod';
import { id } from '../wire.ts';
import { rangeQuery, statistic } from './statistic.ts';

const scans = { scans: z.int() };
/** By the code's name and place as they are now; empty for one that was deleted, of which the path is left. */
const code = { code: id, path: z.string(), name: z.string(), origin: z.string() };

/** How many scanned each code: whoever scans one twice a day is counted once (QR-05). */
export const readQrCodeOrigins = statistic({
  name: 'readQrCodeOriginStatistic',
  path: '/statistics/qr-code-origins',
  summary: 'Aufrufe je QR Code',
  query: rangeQuery,
  row: z.object({ ...code, ...scans }),
  total: z.object(scans),
});

/** Where they were led: who was led to two targets on a day is counted for each. */
export const readQrCodeTargets = statistic({
  name: 'readQrCodeTargetStatistic',
  path: '/statistics/qr-code-targets',
  summary: 'Wohin QR Codes führten',
  query: rangeQuery,
  row: z.object({ ...code, target: z.string(), isFallback: z.boolean(), ...scans }),
  total: z.object(scans),
});

export const qrCodeStatistics = [readQrCodeOrigins, readQrCodeTargets];
