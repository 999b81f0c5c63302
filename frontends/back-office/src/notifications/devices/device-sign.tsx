import { messages } from '@theke/admin/messages.de.ts';
import type { Device } from '@theke/contracts/notifications/device';

/** What staff know a printer by. A tablet made its own up, which says nothing to anybody. */
export const DeviceSign = ({ record: { type, identifier } }: { record: Device }) =>
  type === 'frontdesk' ? messages.none : identifier;
