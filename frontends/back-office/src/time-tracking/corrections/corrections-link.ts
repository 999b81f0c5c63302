import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ClipboardCheck } from 'lucide-react';

export const correctionsLink: OfficeLink = {
  to: '/correction-requests',
  label: 'Korrekturen',
  Icon: ClipboardCheck,
  needs: 'working-times.write',
  group: 'team',
  loadCount: async () => (await import(/* webpackChunkName: "part-counts" */ './use-open-requests.ts')).useOpenRequests,
};
