import { listQrTargets, type QrBranch, type QrCode } from '@theke/contracts/analytics/qr-code';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { branchCopies } from '../branch-copies.ts';

/** What the gateway holds of a business (packages/rules/src/qr). */
export function qrTargetRoutes(
  { db }: Pick<ServiceBase<unknown>, 'db'>,
  allCodes: (tenant: string) => Promise<QrCode[]>,
): Route[] {
  return [
    route(listQrTargets, async ({ tenant }) => {
      const codes = await allCodes(tenant);
      const branches = await db.withTenant(tenant, (tx) => branchCopies.stores.branches.all(tx));
      const hoursOf = ({ id, version, timeZone, ...branch }: QrBranch): QrBranch => ({
        id,
        version,
        timeZone,
        openingHours: branch.openingHours,
        isDeliveryHoursEnabled: branch.isDeliveryHoursEnabled,
        deliveryHours: branch.deliveryHours,
      });
      return { codes, branches: branches.map(hoursOf) };
    }),
  ];
}
