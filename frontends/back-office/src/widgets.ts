import { engineWidgets } from '@theke/admin/widgets/engine-widgets.tsx';
import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { leadWidgets } from './analytics/analytics-leads/lead-widgets.ts';
import { branchWidgets } from './catalog/branches/branch-widgets.ts';
import { menuWidgets } from './catalog/menus/menu-widgets.ts';
import { productWidgets } from './catalog/products/product-widgets.tsx';
import { openingHoursWidgets } from './catalog/shared/opening-hours-widgets.ts';
import { contentWidgets } from './content/shared/content-widgets.ts';
import { mediaWidgets } from './media/media-widgets.ts';
import { webhookWidgets } from './notifications/webhooks/webhook-widgets.ts';
import { discountWidgets } from './ordering/discounts/discount-widgets.ts';
import { signageWidgets } from './signage/signage-widgets.ts';
import { taskWidgets } from './time-tracking/tasks/task-widgets.ts';

/** Widgets that definitions may name: the engine's and those of features. */
export const widgets: Widgets = {
  ...engineWidgets,
  ...openingHoursWidgets,
  ...branchWidgets,
  ...menuWidgets,
  ...productWidgets,
  ...contentWidgets,
  ...taskWidgets,
  ...leadWidgets,
  ...signageWidgets,
  ...mediaWidgets,
  ...discountWidgets,
  ...webhookWidgets,
};
