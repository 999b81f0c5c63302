import { listQrTargets, type QrBranch, type qrCodes } from '@theke/contracts/analytics/qr-code';
import { type Route, route } from '@theke/kit/http/route';
import { everyPage } from '@theke/kit/resource/every-page';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import type { ServiceBase } from '@theke/kit/service';
import { branchCopies } from '../branch-copies.ts';

/**
 * What the gateway holds of a business (packages/rules/src/qr), of one moment: a code that is deleted between two pages of the list would push another
 * one out of it, which would then lead nowhere.
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
