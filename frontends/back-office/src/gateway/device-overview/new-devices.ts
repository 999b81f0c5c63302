import { devices } from '@theke/contracts/notifications/device';
import { digitalSignageDevices } from '@theke/contracts/signage/device';
import { terminals } from '@theke/contracts/time-tracking/terminal';
import { Printer, Tablet, Tv } from 'lucide-react';
import { deviceOverviewMessages as texts } from './device-overview-messages.de.ts';

/** Kinds of devices with the forms that add them. Each kind belongs to another service. */
export const newDevices = [
  { to: `/${devices.name}/create`, label: texts.kindsToAdd.printer, Icon: Printer, needs: devices.write },
  { to: `/${terminals.name}/create`, label: texts.kindsToAdd.terminal, Icon: Tablet, needs: terminals.write },
  {
    to: `/${digitalSignageDevices.name}/create`,
    label: texts.kindsToAdd.tv,
    Icon: Tv,
    needs: digitalSignageDevices.write,
  },
];
