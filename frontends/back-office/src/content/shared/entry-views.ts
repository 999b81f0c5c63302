import type { FieldPlace } from '@theke/admin/forms/field-place.ts';

/** Tabs for lists of content with a draft and a published version. */
export const entryViews = [
  { label: 'Alle', filter: {} },
  { label: 'Entwürfe', filter: { isPublic: 'false' } },
  { label: 'Öffentlich', filter: { isPublic: 'true' } },
  { label: 'Mit Änderungen', filter: { hasChanges: 'true' } },
] as const;

/** Field of a new entry's form, for `isPublic`; after the first revision it is changed by publishing only. */
export const publicAtFirst: FieldPlace = { onlyWith: ({ revisions }) => revisions === 0 };
