import { readQrCodeOrigins, readQrCodeTargets } from '@theke/contracts/analytics/qr-code-statistics';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { summing } from '@theke/kit/statistics/summed';
import { qrScanStore } from './qr-scan-store.ts';

/** Scans of QR codes and their targets (STAT-06, QR-05). */
export function qrStatisticRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  const summed = summing(db);
  return [
    route(readQrCodeOrigins, (request) => summed(request, 'scans', qrScanStore.origins)),
    route(readQrCodeTargets, (request) => summed(request, 'scans', qrScanStore.targets)),
  ];
}
