import { qrCodes } from '../analytics/qr-code.ts';
import { branches } from '../catalog/branch.ts';
import { categories } from '../catalog/category.ts';
import { menus } from '../catalog/menu.ts';
import { products } from '../catalog/product.ts';
import { configChanged } from '../identity/config.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { imageDeleted, imageStored } from '../media/image.ts';
import {
  orderCanceled,
  orderChanged,
  orderCompleted,
  orderConfirmed,
  orderDelivered,
  orderHandedOut,
} from '../ordering/order-events.ts';
import { soldOutChanged } from '../ordering/sold-out.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { deviceEndpoints, digitalSignageDevices } from './device.ts';
import { listSignagePlays } from './play.ts';
import { playerEndpoints } from './player.ts';
import { scenes } from './scene.ts';
import { digitalSignageSegments } from './segment.ts';
import { screensChanged, tvSilent } from './signage-events.ts';
import { digitalSignageStreams } from './stream.ts';

/** Events of orders that change the numbers on TVs. Excludes placed orders, which are most of the events. */
export const queueEvents = [
  orderConfirmed,
  orderHandedOut,
  orderDelivered,
  orderCompleted,
  orderCanceled,
  orderChanged,
];

export const signageContract = defineContract({
  service: 'signage',
  resources: { scenes, digitalSignageSegments, digitalSignageStreams, digitalSignageDevices },
  endpoints: [...playerEndpoints, ...deviceEndpoints, listSignagePlays],
  events: [screensChanged, tvSilent],
  subscribes: {
    // Everything that a screen shows.
    copies: [
      ...[branches, categories, menus, products, qrCodes].flatMap(changesOf),
      configChanged,
      tenantChanged,
      imageStored,
      imageDeleted,
      soldOutChanged,
      ...queueEvents,
    ],
    broadcasts: [screensChanged],
  },
});
