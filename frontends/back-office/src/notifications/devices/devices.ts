import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { devices, deviceTypeLabels } from '@theke/contracts/notifications/device';
import { Printer } from 'lucide-react';
import { lazy } from 'react';

const DeviceTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-device-tools" */ './device-tools.tsx')).DeviceTools,
}));

export const officeDevices = officeResource(devices, {
  Icon: Printer,
  newLabel: 'Neues Gerät',
  titleOf: ({ name }) => name,
  subtitleOf: ({ type }) => deviceTypeLabels[type],
  columns: [
    { field: 'branch', from: 'tablet' },
    { field: 'identifier', from: 'desktop' },
    { field: 'isEnabled', from: 'tablet' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Tablets', filter: { type: 'frontdesk' } },
    { label: 'Star CloudPRNT', filter: { type: 'cloudprnt' } },
    { label: 'ESC/POS', filter: { type: 'escpos' } },
  ],
  switchable: { field: 'isEnabled', on: 'In Betrieb nehmen', off: 'Außer Betrieb nehmen' },
  Tools: DeviceTools,
});
