import type { Branch } from '@theke/contracts/catalog/branch';
import type { Config } from '@theke/contracts/identity/config';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import type { TicketCounter } from './order-store.ts';

type Numbering = {
  branch: Pick<Branch, 'id' | 'timeZone'> | undefined;
  config: Pick<Config, 'disableTickets'> | undefined;
};

/** Counter for the order's ticket number; null if the branch uses none. */
export const ticketOf = ({ branch, config }: Numbering, now: Date): TicketCounter | null =>
  branch && !config?.disableTickets
    ? { branch: branch.id, day: dateOf(localTime(zoneOf(branch), now.getTime())) }
    : null;
