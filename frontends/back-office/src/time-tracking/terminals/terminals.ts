import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { terminals } from '@theke/contracts/time-tracking/terminal';
import { Tablet } from 'lucide-react';
import { lazy } from 'react';
import { OwnDevices } from './own-devices.tsx';

const TerminalTools = lazy(async () => ({
  default: (await import('./terminal-tools.tsx')).TerminalTools,
}));

export const officeTerminals = officeResource(terminals, {
  group: 'team',
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
