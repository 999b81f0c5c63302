import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Timer } from 'lucide-react';

export const activitiesLink: OfficeLink = {
  to: '/working-activities',
  label: 'Anwesenheit',
  Icon: Timer,
  needs: 'working-times.read',
  // Everyone else finds their own times on "Meine Zeit".
  usedWith: 'working-times.write',
  group: 'team',
};
