import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { MapPinned } from 'lucide-react';

/** Shown once a branch delivers (ZONE-01). */
export const zonesLink: OfficeLink = {
  to: '/delivery-zones',
  label: 'Lieferzonen',
  Icon: MapPinned,
  needs: 'catalog.read',
  usedWith: 'catalog.write',
  group: 'locations',
  isUsedIn: ({ branches }) => branches.some(({ isDeliveryEnabled }) => isDeliveryEnabled),
};
