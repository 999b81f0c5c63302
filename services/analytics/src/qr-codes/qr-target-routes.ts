import { listQrTargets, type QrBranch, type qrCodes } from '@theke/contracts/analytics/qr-code';
import { type Route, route } from '@theke/kit/http/route';
import { everyPage } from '@theke/kit/resource/every-page';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import type { ServiceBase } from '@theke/kit/service';
import { branchCopies } from '../branch-copies.ts';

/**
 * The QR targets of a business for the gateway (packages/rules/src/qr), in one snapshot: a code deleted between two
 * pages would otherwise hide another one, which would then lead nowhere.
 */
export function qrTargetRoutes(
  { db }: Pick<ServiceBase<unknown>, 'db'>,
  codes: ResourceUseCases<typeof qrCodes.draft>['store'],
): Route[] {
  return [
    route(listQrTargets, async ({ tenant }) => {
      const [all, branches] = await db.withTenant(
        tenant,
        (tx) => Promise.all([everyPage((cut) => codes.list(tx, cut, false)), branchCopies.stores.branches.all(tx)]),
        { durability: 'relaxed', isolation: 'snapshot' },
      );
      const hoursOf = ({ id, version, timeZone, ...branch }: QrBranch): QrBranch => ({
        id,
        version,
        timeZone,
        openingHours: branch.openingHours,
        isDeliveryHoursEnabled: branch.isDeliveryHoursEnabled,
        deliveryHours: branch.deliveryHours,
      });
      return { codes: all, branches: branches.map(hoursOf) };
    }),
  ];
}
