import { invalid } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { referencesIn } from '@theke/rules/content/references-in';
import { stores } from '../stores.ts';
import type { SiteDoc } from './site-decisions.ts';

const storeOf = {
  site: stores.sites,
  block: stores.blocks,
  node: stores.nodes,
  project: stores.projects,
  post: stores.posts,
  form: stores.forms,
} as const;

/**
 * References to later deleted entities stay, and are not shown. @throws Problem 422 naming the field with an unknown
 * reference
 */
export async function existingReferences(unit: UnitOfWork, { type, content }: SiteDoc): Promise<void> {
  const seen = new Set<string>();
  for (const { kind, id, field } of referencesIn(pageTypes[type].layout as Layout, content)) {
    const store = kind in storeOf ? storeOf[kind as keyof typeof storeOf] : undefined;
    if (!store || seen.has(`${kind} ${id}`)) continue;
    seen.add(`${kind} ${id}`);
    if ((await store.count(unit, [id])) === 0)
      throw invalid(
        'UNKNOWN_REFERENCE',
        'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.',
        `content.${field}`,
      );
  }
}
