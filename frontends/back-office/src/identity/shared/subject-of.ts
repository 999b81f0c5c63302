import { replacements } from '@theke/contracts/contracts';
import { labelOf } from '@theke/contracts/resource';
import { allResources } from '@theke/contracts/service-contracts';
import { shownLabel } from '@theke/contracts/shown-label';

/** Subject of an audit entry: its kind, its name if stored, and its page. */
export type Subject = { kind: string; name: string; to?: string };

type Line = { type: string; subject: string; data: unknown };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Kinds by the prefix of an event type, for events that are not about resources. */
const otherSubjects: Readonly<Record<string, { kind: string; path?: string }>> = {
  'ordering.order-': { kind: 'Bestellung', path: '/orders' },
  'ordering.customer-': { kind: 'Kunde', path: '/customers' },
  'media.image-': { kind: 'Bild', path: '/images' },
  'media.upload-': { kind: 'Upload' },
  'payments.': { kind: 'Zahlung' },
  'identity.session-': { kind: 'Sitzung' },
  'identity.api-key-': { kind: 'API-Schlüssel', path: '/api-keys' },
  'identity.config-': { kind: 'Einstellungen', path: '/config' },
};
/** Pages without subpages for single entries. */
const singlePages = new Set(['/api-keys', '/config']);

const isDeletion = (type: string) => /-(deleted|erased)\.v\d+$/.test(type);

/** "Bestellung #28": the ticket number that staff use, otherwise the number on the receipt. */
const orderName = ({ ticketNumber, uid }: Record<string, unknown>): string =>
  typeof ticketNumber === 'number' ? `#${ticketNumber}` : String(uid ?? '');

/** Returns undefined for subjects without name and page. */
export function subjectOf({ type, subject, data }: Line): Subject | undefined {
  const current = replacements.get(type)?.type ?? type;
  const fields = record(data);
  const resource = allResources.find(({ events }) => Object.values(events).some((event) => event.type === current));
  if (resource)
    return {
      kind: shownLabel(resource.label).one,
      name: labelOf(resource, fields),
      ...(!isDeletion(current) && { to: `/${resource.name}/${subject}` }),
    };
  const found = Object.entries(otherSubjects).find(([begin]) => current.startsWith(begin));
  if (!found) return undefined;
  const { kind, path } = found[1];
  const order = record(fields.order);
  return {
    kind,
    name: path === '/orders' ? orderName({ ...fields, ...order }) : String(fields.name ?? ''),
    ...(path && !isDeletion(current) && { to: singlePages.has(path) ? path : `${path}/${subject}` }),
  };
}
