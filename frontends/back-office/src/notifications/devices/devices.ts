import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { devices, deviceTypeLabels } from '@theke/contracts/notifications/device';
import { Printer } from 'lucide-react';
import { lazy } from 'react';
import { deviceMessages } from './device-messages.de.ts';
import { DeviceSeen } from './device-seen.tsx';
import { DeviceSign } from './device-sign.tsx';

const DeviceSetup = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-device-tools" */ './device-setup.tsx')).DeviceSetup,
}));
const DeviceTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-device-tools" */ './device-tools.tsx')).DeviceTools,
}));

/** Tablets print nothing. */
const isPrinter = ({ type }: Readonly<Record<string, unknown>>) => type !== 'frontdesk';

export const officeDevices = officeResource(devices, {
  group: 'locations',
  Icon: Printer,
  newLabel: 'Neues Gerät',
  purpose:
    'Geräte drucken Bestellungen oder melden sie am Tresen. Ein Tablet trägt sich selbst ein, sobald es seine Adresse öffnet.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ type }) => deviceTypeLabels[type],
  columns: [
    { field: 'seen', label: deviceMessages.seen, from: 'phone', Cell: DeviceSeen },
    { field: 'branch', from: 'tablet' },
    { field: 'identifier', from: 'desktop', Cell: DeviceSign },
    { field: 'isEnabled', from: 'tablet' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Tablets', filter: { type: 'frontdesk' } },
    { label: 'Star CloudPRNT', filter: { type: 'cloudprnt' } },
    { label: 'ESC/POS', filter: { type: 'escpos' } },
  ],
  switchable: { field: 'isEnabled', on: 'In Betrieb nehmen', off: 'Außer Betrieb nehmen' },
  places: {
    printsOn: { onlyWith: isPrinter },
    prints: { onlyWith: isPrinter },
    copies: { onlyWith: isPrinter },
    printsAhead: { onlyWith: isPrinter },
    paper: { onlyWith: isPrinter },
    address: { onlyWith: ({ type }) => type === 'escpos' },
  },
  previewTitle: deviceMessages.setup.title,
  Preview: DeviceSetup,
  Tools: DeviceTools,
});
