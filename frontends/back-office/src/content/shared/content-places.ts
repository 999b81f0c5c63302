import type { FieldPlaces } from '@theke/admin/forms/field-place.ts';
import { lazy } from 'react';

const rows = (name: 'LinksEditor' | 'MembersEditor' | 'ContactsEditor' | 'FiguresEditor') =>
  lazy(async () => ({
    default: (await import('./content-field.tsx'))[name],
  }));

const ImagesEditor = lazy(async () => ({
  default: (await import('./described-images-editor.tsx')).DescribedImagesEditor,
}));

const TeaserEditor = lazy(async () => ({
  default: (await import('./teaser-editor.tsx')).TeaserEditor,
}));

/** Form options of the fields that posts and projects share. */
export const contentPlaces: FieldPlaces = {
  // Published by a separate action beside the form.
  isPublic: { isElsewhere: true },
  description: { Editor: TeaserEditor },
  images: { Editor: ImagesEditor, width: 'whole' },
  links: { Editor: rows('LinksEditor'), width: 'whole' },
  members: { Editor: rows('MembersEditor'), width: 'whole' },
  contacts: { Editor: rows('ContactsEditor'), width: 'whole' },
  figures: { Editor: rows('FiguresEditor'), width: 'whole' },
};
