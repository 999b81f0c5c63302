import type { Resource } from '@theke/contracts/resource';

/** Of a resource's definition what lists and forms are made from, whatever its fields are. */
export type AnyResource = Pick<
  Resource,
  | 'name'
  | 'label'
  | 'labelFields'
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

/** Something kept by the server. Which other fields it has, its resource says. */
export type OfficeRecord = { id: string; version: number; createdAt: string; updatedAt: string } & Record<
  string,
  unknown
>;

/** The fields that staff write, without what the server adds. */
export const draftOf = ({ draft }: Pick<AnyResource, 'draft'>, record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in draft.shape));
