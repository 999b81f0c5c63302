import type { ReservationState } from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { calendarText } from '@theke/rules/calendar-feed/calendar-text';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { offerStore } from '../offer/offer-store.ts';

/** A reservation as an iCalendar file; a changed one replaces the former in the guest's calendar. */
export async function reservationCalendar(
  tx: Transaction,
  tenant: string,
  { id, version, branch: { id: branchId }, startAt, endAt, guests }: ReservationState,
  at: Date,
): Promise<string> {
  const [branch, config] = [await offerStore.findBranch(tx, branchId), await offerStore.findConfig(tx, tenant)];
  const shop = branch?.name || config?.shopName || '';
  const place = [branch?.street, [branch?.zipCode, branch?.city].filter(Boolean).join(' ')].filter(Boolean);
  return calendarText({
    name: 'Reservierung',
    timed: [
      {
        id,
        sequence: version,
        start: Date.parse(startAt),
        end: Date.parse(endAt),
        zone: zoneOf({ timeZone: branch?.timeZone }),
        summary: `${shop}: Tisch für ${guests} ${guests === 1 ? 'Person' : 'Personen'}`,
        description: branch?.phone ? `Telefon: ${branch.phone}` : '',
        location: place.join(', '),
      },
    ],
    days: [],
    at: at.getTime(),
  });
}
