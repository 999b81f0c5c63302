import { analyticsLeads, type LeadDraft } from '@theke/contracts/analytics/analytics-lead';
import type { cartAbandoned } from '@theke/contracts/ordering/kept-cart';
import type { DataOf } from '@theke/kit/events/subscription';
import { timesText } from '@theke/rules/units/amount-text';

type Abandoned = DataOf<typeof cartAbandoned>;

/** Whether the cart has a contact. Without one its guest was erased meanwhile, and no lead is created. */
export const isReachable = ({ contact }: Abandoned): boolean => contact.email !== '' || contact.phone !== '';

/**
 * Creates a lead from a cart that its guest let the business keep and did not order (STAT-17): its items and the time
 * of the consent.
 * @param zone time zone for that time
 */
export function leadOfCart({ contact, items, branch, consentedAt }: Abandoned, zone: string): LeadDraft {
  const { firstName, lastName, email, phone } = contact;
  const lines = items.map(({ name, amount, unit }) => `${timesText(amount, unit)} ${name}`);
  const agreed = new Intl.DateTimeFormat('de-AT', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(consentedAt),
  );
  return analyticsLeads.draft.parse({
    name: (`${firstName} ${lastName}`.trim() || email || phone).slice(0, 160),
    email: analyticsLeads.draft.shape.email.safeParse(email).data ?? '',
    phone: phone.slice(0, 40),
    subject: items
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200)
      .trim(),
    message: `Nicht bestellt:\n${lines.join('\n')}\n\nHat am ${agreed} im Bestellvorgang zugestimmt, dass Sie sich melden.`,
    source: 'cart',
    branch: { id: branch },
  });
}
