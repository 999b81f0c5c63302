import { replacements } from '@theke/contracts/contracts';
import { allResources } from '@theke/contracts/service-contracts';
import { shownLabel } from '@theke/contracts/shown-label';

/** Subject of an audit entry: its kind, its name if stored, and its page. */
export type Subject = { kind: string; name: string; to?: string };

type Line = { type: string; subject: string; name: string };

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

/** Returns undefined for subjects without name and page. */
export function subjectOf({ type, subject, name }: Line): Subject | undefined {
  const current = replacements.get(type)?.type ?? type;
  const resource = allResources.find(({ events }) => Object.values(events).some((event) => event.type === current));
  if (resource)
    return {
      kind: shownLabel(resource.label).one,
      name,
      ...(!isDeletion(current) && { to: `/${resource.name}/${subject}` }),
    };
  const found = Object.entries(otherSubjects).find(([begin]) => current.startsWith(begin));
  if (!found) return undefined;
  const { kind, path } = found[1];
  return {
    kind,
    name,
    ...(path && !isDeletion(current) && { to: singlePages.has(path) ? path : `${path}/${subject}` }),
  };
}
