import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { CalendarOff } from 'lucide-react';

export const absencesLink: OfficeLink = {
  to: '/absences',
  label: 'Abwesenheiten',
  Icon: CalendarOff,
  needs: 'working-times.write',
  group: 'team',
  loadCount: async () =>
    (await import(/* webpackChunkName: "part-counts" */ './use-asked-absences.ts')).useAskedAbsences,
};
