import { analyticsContract } from '@theke/contracts/analytics/contract';
import type { QrScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import { uncountedNetworks } from '@theke/kit/http/uncounted-networks';
import { publicAddress } from '@theke/kit/public-address';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { branchCopies } from './branch-copies.ts';
import { dueOfLead } from './leads/due-of-lead.ts';
import { leadSumRoutes } from './leads/lead-sum-routes.ts';
import { leadParts } from './leads/leads.ts';
import { ownerOfLead } from './leads/owner-of-lead.ts';
import { phoneOfLead } from './leads/phone-of-lead.ts';
import { figureSubscriptions } from './orders/order-figures.ts';
import { recountBranch } from './orders/recount-branch.ts';
import { qrPrintRoutes } from './qr-codes/print/print-routes.ts';
import { qrScans, takeOverScans } from './qr-codes/qr-scans.ts';
import { qrStatisticRoutes } from './qr-codes/qr-statistic-routes.ts';
import { qrTargetRoutes } from './qr-codes/qr-target-routes.ts';
import { newQrPath, savedQrCode } from './qr-codes/saved-qr-code.ts';
import { notableRoutes } from './statistics/notable-routes.ts';
import { orderStatisticRoutes } from './statistics/order-statistic-routes.ts';
import { visitStatisticRoutes } from './statistics/visit-statistic-routes.ts';
import { tenantCopies } from './tenant-copies.ts';
import { pageNameSubscriptions } from './visits/page-names.ts';
import { visitParts } from './visits/visit-routes.ts';
import { plannedFigures } from './working/planned-figures.ts';
import { workingFigures } from './working/working-figures.ts';
import { workingStatisticRoutes } from './working/working-statistic-routes.ts';

/** Analytics: statistics of sales from events, and of visits from pages. */
export const analytics = defineService({
  contract: analyticsContract,
  config: z.object({ PUBLIC_ADDRESS: publicAddress, UNCOUNTED_NETWORKS: uncountedNetworks }),
  migrations: new URL('../migrations/', import.meta.url),
  references: { branches: branchCopies.stores.branches },
  resources: {
    analyticsLeads: {
      async beforeSave(tx, draft, before) {
        const phone = await phoneOfLead(tx, draft, before);
        return { ...draft, ...ownerOfLead(draft, before), phone, dueAt: dueOfLead(draft) };
      },
    },
    qrCodes: { beforeSave: async (_, draft, before) => savedQrCode(draft, before, newQrPath()) },
  },
  setup(base) {
    const visits = visitParts(base);
    const leads = leadParts(base, base.resources.analyticsLeads);
    return {
      ...visits,
      useCases: {
        ...visits.useCases,
        takeOverScans: (tenant: string, scans: readonly QrScanned[]) => takeOverScans(base.db, tenant, scans),
      },
      routes: [
        ...visits.routes,
        ...orderStatisticRoutes(base),
        ...notableRoutes(base),
        ...visitStatisticRoutes(base),
        ...qrStatisticRoutes(base),
        ...workingStatisticRoutes(base),
        ...qrPrintRoutes({
          ...base,
          codes: base.resources.qrCodes.store,
          publicAddress: base.config.PUBLIC_ADDRESS,
        }),
        ...leadSumRoutes(base),
        ...qrTargetRoutes(base, base.resources.qrCodes.store),
      ],
      subscriptions: [
        ...tenantCopies.subscriptions(),
        ...figureSubscriptions(base),
        qrScans,
        ...leads.subscriptions,
        workingFigures,
        plannedFigures,
        ...pageNameSubscriptions,
      ],
      timers: [recountBranch(base)],
      jobs: [...visits.jobs, ...leads.jobs],
    };
  },
});
