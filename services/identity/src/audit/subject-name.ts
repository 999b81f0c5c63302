import { replacements } from '@theke/contracts/contracts';
import { labelOf } from '@theke/contracts/resource';
import { allResources } from '@theke/contracts/service-contracts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Resources by the types of their events. */
const resourceByEvent = new Map(
  allResources.flatMap((resource) => Object.values(resource.events).map(({ type }) => [type, resource] as const)),
);

/**
 * Last known name of the subject of an audit entry: an order by its ticket number ("#47") or its id on the receipt,
 * others by the label of their resource. Empty for people, whose names are not stored there.
 */
export function subjectName(
  { type, data }: { type: string; data: unknown },
  before: unknown,
  ticket: number | null,
): string {
  if (typeof ticket === 'number') return `#${ticket}`;
  const [current, earlier] = [fieldsOf(data), fieldsOf(before)];
  const resource = resourceByEvent.get(replacements.get(type)?.type ?? type);
  if (resource) return labelOf(resource, current) || labelOf(resource, earlier);
  return String(current.uid ?? current.name ?? earlier.name ?? current.title ?? '');
}
