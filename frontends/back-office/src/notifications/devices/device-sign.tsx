import { messages } from '@theke/admin/messages.de.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import type { Device } from '@theke/contracts/notifications/device';

/** Identifier of a printer; a tablet has a generated one that is not shown. */
export const DeviceSign = ({ record: { type, identifier } }: { record: Device }) =>
  type === 'frontdesk' ? messages.none : <span className={table.named}>{identifier}</span>;
