import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { devices, readReceipt } from '@theke/contracts/notifications/device';
import type { Order } from '@theke/contracts/ordering/order';
import { printOrder } from '@theke/contracts/ordering/order-endpoints';
import { urlOf } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useToast } from '@theke/ui/toast';
import { Printer } from 'lucide-react';
import { ticketOf } from '../shared/ticket-of.ts';
import { orderPageMessages } from './order-page-messages.de.ts';

const printMessages = orderPageMessages.print;

/** Prints the receipt on the branch's printers; without any, opens it as a PDF. */
export function PrintButton({ order }: { order: Order }) {
  const api = useApi();
  const toast = useToast();
  const { data } = useQuery({
    ...endpointQuery(api, devices.endpoints.list, {
      query: { filter: { branch: order.branch.id, isEnabled: 'true' } },
    }),
    staleTime: 60_000,
  });
  const hasPrinter = data?.data.some(({ type }) => type !== 'frontdesk') ?? false;

  const { isBusy, run } = useAction(printOrder, {
    onDone: () => toast({ text: printMessages.sent(ticketOf(order)) }),
    onProblem: () => toast({ text: printMessages.failed }),
  });
  function print() {
    if (hasPrinter) void run({ params: { id: order.id }, body: {} });
    else window.open(urlOf(readReceipt, { params: { id: order.id } }), '_blank', 'noopener');
  }

  return (
    <Button kind="second" busyLabel={isBusy && messages.working} onClick={print}>
      <Printer {...icon} size={16} />
      {hasPrinter ? printMessages.print : printMessages.pdf}
    </Button>
  );
}
