import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { lazyPreloaded } from '@theke/admin/ui/lazy-preloaded.ts';
import { terminals } from '@theke/contracts/time-tracking/terminal';
import { Tablet } from 'lucide-react';
import { lazy } from 'react';

const TerminalTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-terminal-tools" */ './terminal-tools.tsx')).TerminalTools,
}));

const OwnDevices = lazyPreloaded(
  async () => (await import(/* webpackChunkName: "part-own-devices" */ './own-devices.tsx')).OwnDevices,
);

export const officeTerminals = officeResource(terminals, {
  group: 'time',
  Icon: Tablet,
  newLabel: 'Neues Terminal',
  purpose: 'An einem Terminal meldet Ihr Team, wer kommt und geht.',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'branch', from: 'phone' },
    { field: 'isPinRequired', from: 'tablet' },
  ],
  Above: OwnDevices,
  Tools: TerminalTools,
});
