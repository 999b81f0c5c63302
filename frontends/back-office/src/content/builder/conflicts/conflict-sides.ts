import { blockOfKey } from '@theke/rules/content/editing/edit-key';
import { type OpenConflict, ownVersion } from '@theke/rules/content/editing/editing-session';
import {
  findBlock,
  type PageAttribute,
  type PageDraft,
  pageAttributes,
  withBlockValue,
  withValueAt,
} from '@theke/rules/content/editing/page-draft';
import { type Field, fieldIn } from '@theke/rules/content/fields';
import { changedLines, type LineChange } from '../../shared/changed-lines.ts';
import { contentLines } from '../../shared/content-lines.ts';
import { pageFieldMessages } from '../../shared/page-field-messages.de.ts';
import { layoutOfList, layoutOfPage } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { blockLines } from '../publishing/draft-changes.ts';

export type ConflictSides = {
  readonly label: string;
  /** Lines that differ; `before` is the version of the other editor, `after` the own one. */
  readonly lines: readonly LineChange[];
  readonly isRemovedByMe: boolean;
};

function sidesOfBlock(view: PageDraft, id: string, conflict: OpenConflict): ConflictSides {
  const { block, place, mine } = conflict;
  const current = findBlock(view.content, id);
  const list = current?.list ?? place?.list;
  const type = (current?.block ?? block)?.type ?? '';
  const label = fieldIn((list && layoutOfList(view, list)) ?? {}, type)?.label ?? builderMessages.form.content;
  const ownBlock = ownVersion(conflict);
  return {
    label,
    isRemovedByMe: mine.at(-1)?.kind === 'remove',
    lines: changedLines(
      current ? blockLines(view, current) : [],
      ownBlock && list ? blockLines(view, { block: ownBlock, list }) : [],
    ),
  };
}

/** The own and the other version of what both editors have changed. */
export function conflictSides(view: PageDraft, conflict: OpenConflict): ConflictSides {
  const block = blockOfKey(conflict.key);
  if (block !== undefined) return sidesOfBlock(view, block, conflict);
  const name = conflict.key.slice(conflict.key.indexOf(':') + 1);
  const last = conflict.mine.at(-1);
  if (last?.kind === 'set-attribute' && (pageAttributes as readonly string[]).includes(name)) {
    const label = pageFieldMessages[name as PageAttribute];
    return {
      label,
      isRemovedByMe: false,
      lines: [{ key: name, label, before: view[name as PageAttribute], after: last.value }],
    };
  }
  const layout = layoutOfPage(view);
  const field: Field | undefined = fieldIn(layout, name);
  const mine = conflict.mine.reduce(
    (content, operation) =>
      operation.kind === 'set'
        ? withBlockValue(content, null, (value) => withValueAt(value, operation.field, operation.value))
        : content,
    view.content,
  );
  const linesOf = (content: unknown) => (field ? contentLines({ [name]: field }, content) : []);
  return {
    label: field?.label ?? builderMessages.conflict.page,
    isRemovedByMe: false,
    lines: changedLines(linesOf(view.content), linesOf(mine)),
  };
}
