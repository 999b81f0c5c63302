import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import { attributeChecks, type PublishCheck, publishChecks } from '@theke/rules/content/publish-checks';
import { useMemo } from 'react';
import { layoutOfPage } from '../blocks/block-catalogue.ts';
import { useKnownTargets } from './use-known-targets.ts';

/** What prevents the publication of a draft, and what an editor should know before it; fields begin with `content`. */
export function usePageChecks(draft: PageDraft): readonly PublishCheck[] {
  const known = useKnownTargets(draft);
  return useMemo(
    () => [
      ...publishChecks({ layout: layoutOfPage(draft), content: draft.content, known, title: draft.name }).map(
        (check) => ({
          ...check,
          field: check.field === '' ? 'content' : `content.${check.field}`,
        }),
      ),
      ...attributeChecks({ title: draft.title, description: draft.description }, known),
    ],
    [draft, known],
  );
}
