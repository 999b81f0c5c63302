import { qrCodes } from '../analytics/qr-code.ts';
import { navigations } from '../content/navigation.ts';
import { apiKeyChanged, apiKeyDeleted } from '../identity/api-key.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { users } from '../identity/user.ts';
import { imageDeleted, imageStored } from '../media/image.ts';
import { devices } from '../notifications/device.ts';
import { openOrdersChanged } from '../ordering/open-orders.ts';
import { soldOutChanged } from '../ordering/sold-out.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { scheduleChanged, scheduleDeleted } from '../time-tracking/schedule-events.ts';
import { tasks } from '../time-tracking/task.ts';
import { taskTemplates } from '../time-tracking/task-template.ts';
import { terminals } from '../time-tracking/terminal.ts';
import { branches } from './branch.ts';
import { categories } from './category.ts';
import { departments } from './department.ts';
import { divisions } from './division.ts';
import { listBranchMenus, menus } from './menu.ts';
import { listPickupWindows } from './pickup-windows.ts';
import { products } from './product.ts';
import { productImports } from './product-import.ts';
import { tables } from './table.ts';
import { tableImports } from './table-import.ts';
import { tags } from './tag.ts';

export const catalogContract = defineContract({
  service: 'catalog',
  resources: { divisions, branches, departments, menus, categories, tags, products, tables },
  endpoints: [listBranchMenus, listPickupWindows, ...productImports.endpoints, ...tableImports.endpoints],
  events: [productImports.imported, tableImports.imported],
  // Copies: looks of pictures, tenants for bin expiry, sold-out products, and entities that refer to branches,
  // products, categories and tables.
  subscribes: {
    copies: [
      imageStored,
      imageDeleted,
      tenantChanged,
      openOrdersChanged,
      soldOutChanged,
      ...[users, devices, terminals, tasks, taskTemplates, navigations, qrCodes].flatMap(changesOf),
      apiKeyChanged,
      apiKeyDeleted,
      scheduleChanged,
      scheduleDeleted,
    ],
    reactions: [imageStored],
  },
});
