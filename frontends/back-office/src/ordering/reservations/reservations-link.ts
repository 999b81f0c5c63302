import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { CalendarCheck } from 'lucide-react';

/** Shown once a branch takes reservations (RESV-01). */
export const reservationsLink: OfficeLink = {
  to: '/reservations',
  label: 'Reservierungen',
  Icon: CalendarCheck,
  needs: 'reservations.read',
  isUsedIn: ({ branches }) => branches.some(({ isReservationEnabled }) => isReservationEnabled),
};
