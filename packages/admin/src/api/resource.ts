import type { Resource } from '@theke/contracts/resource';

/** The parts of a resource that lists and forms need, independent of its fields. */
export type AnyResource = Pick<
  Resource,
  | 'name'
  | 'label'
  | 'labelFields'
  | 'labelOrder'
  | 'draft'
  | 'filters'
  | 'computedFilters'
  | 'range'
  | 'sorts'
  | 'search'
  | 'defaultSort'
  | 'read'
  | 'write'
  | 'endpoints'
  | 'isBinned'
>;

/** A stored entry. The resource defines its further fields. */
export type OfficeRecord = { id: string; version: number; createdAt: string; updatedAt: string } & Record<
  string,
  unknown
>;

/** Returns only the editable fields, without the fields that the server adds. */
export const draftOf = ({ draft }: Pick<AnyResource, 'draft'>, record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in draft.shape));
