import type { FieldPlaces } from '@theke/admin/forms/field-place.ts';
import { lazy } from 'react';

const rows = (name: 'LinksEditor' | 'MembersEditor' | 'ContactsEditor' | 'FiguresEditor') =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "part-content" */ './content-field.tsx'))[name],
  }));

/** How posts and projects edit what both have. */
export const contentPlaces: FieldPlaces = {
  // What is public is published, beside the form.
  isPublic: { isElsewhere: true },
  links: { Editor: rows('LinksEditor'), width: 'whole' },
  members: { Editor: rows('MembersEditor'), width: 'whole' },
  contacts: { Editor: rows('ContactsEditor'), width: 'whole' },
  figures: { Editor: rows('FiguresEditor'), width: 'whole' },
};
