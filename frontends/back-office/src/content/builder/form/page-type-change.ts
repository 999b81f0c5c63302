import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { fieldIn } from '@theke/rules/content/fields';
import type { PageType } from '@theke/rules/content/page-types';
import { layoutOfPage } from '../blocks/block-catalogue.ts';

/**
 * Operations that give a page another type. Fields that the type does not have are removed first, so that the draft is
 * valid after each operation.
 * @returns `removed`: labels of these fields
 */
export function pageTypeChange(
  draft: PageDraft,
  type: PageType,
): { readonly removed: readonly string[]; readonly operations: readonly PageOperation[] } {
  const [before, after] = [layoutOfPage(draft), layoutOfPage({ type })];
  const misfits = Object.keys(draft.content).filter(
    (name) => draft.content[name] !== undefined && fieldIn(after, name)?.type !== fieldIn(before, name)?.type,
  );
  return {
    removed: misfits.map((name) => fieldIn(before, name)?.label ?? name),
    operations: [
      ...misfits.map((field) => ({ kind: 'set', block: null, field, value: undefined }) as const),
      { kind: 'set-attribute', attribute: 'type', value: type },
    ],
  };
}
