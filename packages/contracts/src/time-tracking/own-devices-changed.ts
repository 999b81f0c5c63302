import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, ref } from '../wire.ts';

export const isAllowed = field(z.boolean(), 'Stempeln am eigenen Gerät');

/**
 * For the audit log. In a separate module, so that consumers of the event do not load the endpoints of personal
 * devices.
 */
export const ownDevicesChanged = defineEvent({
  type: 'time-tracking.own-devices-changed.v1',
  summary: 'Das Stempeln am eigenen Gerät wurde in einer Filiale erlaubt oder verboten.',
  data: z.object({ branch: field(ref, 'Filiale'), isAllowed }),
  example: { branch: { id: exampleIds.branch }, isAllowed: true },
  isForOutside: true,
});
