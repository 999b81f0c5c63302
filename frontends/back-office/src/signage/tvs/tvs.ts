import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { digitalSignageDevices } from '@theke/contracts/signage/device';
import { Tv } from 'lucide-react';

/** The form of a TV. Its list is the fleet page. */
export const officeTvs = officeResource(digitalSignageDevices, {
  group: 'signage',
  // Staff of a branch send commands to its TVs.
  usedWith: 'signage.command',
  Icon: Tv,
  newLabel: 'Neuer TV',
  purpose: 'TVs zeigen Speisekarte, Aktionen und Aufrufnummern. Was wann läuft, bestimmt ihr Stream.',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'branch', from: 'tablet' },
    { field: 'stream', from: 'tablet' },
  ],
});
