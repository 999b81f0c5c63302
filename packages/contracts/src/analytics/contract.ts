import { branches } from '../catalog/branch.ts';
import { formSubmitted } from '../content/form.ts';
import { posts } from '../content/post.ts';
import { projects } from '../content/project.ts';
import { sites } from '../content/site.ts';
import { qrCodesScanned } from '../gateway/qr-codes-scanned.ts';
import { configChanged } from '../identity/config.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { logoDrawn } from '../media/logo.ts';
import { customerErased } from '../ordering/customer.ts';
import { cartAbandoned } from '../ordering/kept-cart.ts';
import { orderCanceled, orderConfirmed, orderOffered, orderPlaced, orderRejected } from '../ordering/order-events.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { publishedShifts } from '../time-tracking/schedule-events.ts';
import { workingActivityState } from '../time-tracking/working-events.ts';
import { analyticsLeads } from './analytics-lead.ts';
import { readLeadSums } from './lead-sums.ts';
import { readNotable } from './notable.ts';
import { countedOn, orderStatistics } from './order-statistics.ts';
import { listQrTargets, qrCodes } from './qr-code.ts';
import { qrCodePrints } from './qr-code-print.ts';
import { qrCodeStatistics } from './qr-code-statistics.ts';
import { logVisits } from './visit.ts';
import { listVisitLog, readLoggedVisit } from './visit-log.ts';
import { visitStatistics } from './visit-statistics.ts';
import { workingStatistics } from './working-statistics.ts';

export const analyticsContract = defineContract({
  service: 'analytics',
  endpoints: [
    logVisits,
    listVisitLog,
    readLoggedVisit,
    ...orderStatistics,
    readNotable,
    ...visitStatistics,
    ...qrCodeStatistics,
    ...workingStatistics,
    ...qrCodePrints,
    readLeadSums,
    listQrTargets,
  ],
  subscribes: {
    copies: [
      tenantChanged,
      configChanged,
      logoDrawn,
      ...countedOn,
      ...changesOf(branches),
      ...workingActivityState.events,
      ...Object.values(publishedShifts),
      // Page views refer to pages by path.
      ...[sites, posts, projects].flatMap(changesOf),
    ],
    reactions: [
      qrCodesScanned,
      formSubmitted,
      cartAbandoned,
      orderPlaced,
      orderOffered,
      orderConfirmed,
      orderRejected,
      orderCanceled,
      customerErased,
    ],
  },
  resources: { analyticsLeads, qrCodes },
});
