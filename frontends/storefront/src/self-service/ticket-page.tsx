import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import type { readPublicOrder } from '@theke/contracts/ordering/order-endpoints';
import { expectedText } from '@theke/rules/hours/expected-time';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { call, route } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { useShop } from '@theke/ui/shop';
import { useEffect, useEffectEvent } from 'react';
import { usePathParts } from '../router/pages-by-path.tsx';
import { usePlace } from '../router/place.ts';
import { orderKey } from '../status/order-link.ts';
import * as css from './kiosk.module.css';
import { KioskBar } from './kiosk-bar.tsx';
import { useKiosk } from './kiosk-context.ts';
import { kioskMessages as messages } from './kiosk-messages.de.ts';
import { whenIdle } from './when-idle.ts';

const endpoint = route<typeof readPublicOrder>('GET', '/orders/public/:uid/:hash');

/** Time in ms without input until the kiosk returns to its screensaver (KIOSK-07). */
const ticketMs = 20_000;

/** The response to the order, so that the number is shown even if the line is cut directly afterwards. */
export type Ticket = {
  ticketNumber: number | null;
  firstName: string;
  /** Gross total, a decimal number; undefined if the price is hidden. */
  total: number | undefined;
  table?: string | undefined;
  expectedFrom?: string | undefined;
  expectedUntil?: string | undefined;
};

/** Last page of an order at a kiosk: its number, and what happens next (KIOSK-07). */
export function TicketPage({ branch }: { branch: Branch }) {
  const { uid = '', hash = '' } = usePathParts();
  const { config } = useShop();
  const { leave } = useKiosk();
  const ticket = usePlace().state as Ticket | undefined;
  const { data } = useQuery({
    queryKey: orderKey({ uid, hash }),
    queryFn: ({ signal }) => call(endpoint, { params: { uid, hash } }, signal),
    staleTime: 0,
    // The number is given with the payment, which may be processed a moment later.
    refetchInterval: ({ state }) => (state.data && isNumbered(state.data, config.disableTickets) ? false : 2_000),
  });
  const goAway = useEffectEvent(leave);
  useEffect(() => whenIdle(ticketMs, () => goAway()), []);

  const number = ticket?.ticketNumber ?? data?.ticketNumber ?? null;
  const total = ticket ? ticket.total : data?.totals.total.gross;
  const isPaid = data?.isPaid ?? false;
  const table = data?.tableIdentifier;
  const [from, until] = [ticket?.expectedFrom ?? data?.expectedFrom, ticket?.expectedUntil ?? data?.expectedUntil];
  return (
    <main className={css.kiosk}>
      <section className={css.ticket}>
        <h1>{messages.thanks(ticket?.firstName ?? '')}</h1>
        <p className={css.label}>{number === null ? messages.yourCode : messages.yourNumber}</p>
        <p className={number === null ? css.code : css.number}>{number ?? uid}</p>
        <p>{table ? messages.weBring(table) : messages.weCall}</p>
        {from && until && (
          <p>
            {messages.ready}{' '}
            {expectedText({ from: new Date(from), until: new Date(until) }, zoneOf(branch), new Date())}
          </p>
        )}
        {isPaid && <p>{messages.paid}</p>}
        {!isPaid && total !== undefined && total > 0 && (
          <p className={css.due}>
            {messages.payAtTill(formatMoney(toMoney(total), config.currency), wordsOfZone(zoneOf(branch)).atTill)}
          </p>
        )}
      </section>
      <KioskBar>
        <Button size="large" isWide onClick={leave}>
          {messages.done}
        </Button>
      </KioskBar>
    </main>
  );
}

const isNumbered = ({ ticketNumber, status }: PublicOrder, isWithoutTickets: boolean): boolean =>
  status !== 'awaiting-payment' && (ticketNumber !== null || isWithoutTickets);
