import { replacements } from '@theke/contracts/contracts';
import { labelOf } from '@theke/contracts/resource';
import { allResources } from '@theke/contracts/service-contracts';

/** What a line of the audit trail is about: what kind of thing, what it is called as far as that is kept, and where it is seen. */
export type Subject = { kind: string; name: string; to?: string };

type Line = { type: string; subject: string; data: unknown };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** By the beginning of an event's type, what is no resource. */
const others: Readonly<Record<string, { kind: string; path?: string }>> = {
  'ordering.order-': { kind: 'Bestellung', path: '/orders' },
  'ordering.customer-': { kind: 'Kunde', path: '/customers' },
  'media.image-': { kind: 'Bild', path: '/images' },
  'media.upload-': { kind: 'Upload' },
  'payments.': { kind: 'Zahlung' },
  'identity.session-': { kind: 'Sitzung' },
  'identity.api-key-': { kind: 'API-Schlüssel', path: '/api-keys' },
  'identity.config-': { kind: 'Einstellungen', path: '/config' },
};
/** Pages for all of a kind, not for one. */
const whole = new Set(['/api-keys', '/config']);

const isGone = (type: string) => /-(deleted|erased)\.v\d+$/.test(type);

/** "Bestellung #28": what staff say to each other, else what stands on the receipt. */
const orderName = ({ ticketNumber, uid }: Record<string, unknown>): string =>
  typeof ticketNumber === 'number' ? `#${ticketNumber}` : String(uid ?? '');

/** Undefined for what nobody could open or name. */
export function subjectOf({ type, subject, data }: Line): Subject | undefined {
  const current = replacements.get(type)?.type ?? type;
  const known = record(data);
  const resource = allResources.find(({ events }) => Object.values(events).some((event) => event.type === current));
  if (resource)
    return {
      kind: resource.label.one,
      name: labelOf(resource, known),
      ...(!isGone(current) && { to: `/${resource.name}/${subject}` }),
    };
  const found = Object.entries(others).find(([begin]) => current.startsWith(begin));
  if (!found) return undefined;
  const { kind, path } = found[1];
  const order = record(known.order);
  return {
    kind,
    name: path === '/orders' ? orderName({ ...known, ...order }) : String(known.name ?? ''),
    ...(path && !isGone(current) && { to: whole.has(path) ? path : `${path}/${subject}` }),
  };
}
