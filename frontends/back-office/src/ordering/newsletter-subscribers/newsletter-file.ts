import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { Replied } from '@theke/contracts/endpoint';
import { type exportNewsletter, newsletterSourceLabels } from '@theke/contracts/ordering/newsletter';
import { newsletterMessages as texts } from './newsletter-messages.de.ts';

/**
 * Confirmed addresses as CSV for a sending program (NEWS-05).
 * @param origin of the shop, for the links
 */
export const newsletterFile = (
  subscribers: Replied<typeof exportNewsletter>,
  { origin, zone }: { origin: string; zone: string },
): string[] => [
  byteOrderMark,
  csvRow(texts.columns),
  ...subscribers.map(({ email, confirmedAt, source, text, unsubscribePath, oneClickPath }) =>
    csvRow([
      email,
      { plain: confirmedAt ? dateTimeText(confirmedAt, zone) : '' },
      newsletterSourceLabels[source],
      text,
      `${origin}${unsubscribePath}`,
      `<${origin}${oneClickPath}>`,
    ]),
  ),
];
