import type { FieldPlace } from '@theke/admin/forms/field-place.ts';

/** Tabs over the lists of what has a draft beside what guests see. */
export const entryViews = [
  { label: 'Alle', filter: {} },
  { label: 'Entwürfe', filter: { isPublic: 'false' } },
  { label: 'Öffentlich', filter: { isPublic: 'true' } },
  { label: 'Mit Änderungen', filter: { hasChanges: 'true' } },
] as const;

/** What is public from the beginning, unless its first form says otherwise; from then on it is published, beside the form. */
export const publicAtFirst: FieldPlace = { onlyWith: ({ revisions }) => revisions === 0 };
