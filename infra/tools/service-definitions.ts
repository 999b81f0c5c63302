// Written by `npm run indexes` from the folders: do not edit.
import { ai } from '../../services/ai/src/service.ts';
import { analytics } from '../../services/analytics/src/service.ts';
import { catalog } from '../../services/catalog/src/service.ts';
import { content } from '../../services/content/src/service.ts';
import { identity } from '../../services/identity/src/service.ts';
import { media } from '../../services/media/src/service.ts';
import { notifications } from '../../services/notifications/src/service.ts';
import { ordering } from '../../services/ordering/src/service.ts';
import { payments } from '../../services/payments/src/service.ts';
import { signage } from '../../services/signage/src/service.ts';
import { timeTracking } from '../../services/time-tracking/src/service.ts';

/** All services by name, to start them in one process. */
export const serviceDefinitions = {
  ai,
  analytics,
  catalog,
  content,
  identity,
  media,
  notifications,
  ordering,
  payments,
  signage,
  'time-tracking': timeTracking,
};
