import type { ContentPage } from '@theke/contracts/content/content-page';
import { createContext, useContext } from 'react';

/** Data of the rendered page. */
export type DrawnPage = {
  readonly data: ContentPage;
  /** Date that decides whether a project is running or finished. */
  readonly today: string;
  /** Rendered for the editor on the page: with marks (editor-marks.tsx). */
  readonly isEditor?: boolean;
};

export const PageContext = createContext<DrawnPage | undefined>(undefined);

export function usePage(): DrawnPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('a part of a page is drawn outside of one');
  return page;
}

/** Resolves references in content; deleted or non-public targets are undefined. */
export function useReferences() {
  const { references } = usePage().data;
  const byId =
    <T extends { id: string }>(all: readonly T[]) =>
    (id: string | undefined): T | undefined =>
      all.find((one) => one.id === id);
  return {
    site: byId(references.sites),
    block: byId(references.blocks),
    project: byId(references.projects),
    post: byId(references.posts),
    form: byId(references.forms),
    image: byId(references.images),
    users: references.users,
  };
}
