import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, ref } from '../wire.ts';

export const isAllowed = field(z.boolean(), 'Stempeln am eigenen Gerät');

/** For the audit trail. Whoever shows that loads no call of an own device with it. */
export const ownDevicesChanged = defineEvent({
  type: 'time-tracking.own-devices-changed.v1',
  summary: 'Das Stempeln am eigenen Gerät wurde in einer Filiale erlaubt oder abgestellt.',
  data: z.object({ branch: field(ref, 'Filiale'), isAllowed }),
  example: { branch: { id: exampleIds.branch }, isAllowed: true },
  isForOutside: true,
});
