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
import { changedLines, type PageLine, type ShownPicture } from '../../shared/changed-lines.ts';
import { contentLines } from '../../shared/content-lines.ts';
import { pageFieldMessages } from '../../shared/page-field-messages.de.ts';
import { layoutOfList, layoutOfPage } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { blockLines } from '../publishing/draft-changes.ts';

type SideLine = {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Pictures that differ. */
  readonly pictures?: { readonly mine: readonly ShownPicture[]; readonly theirs: readonly ShownPicture[] };
};

export type ConflictSides = {
  readonly label: string;
  /** Lines that differ. */
  readonly lines: readonly SideLine[];
  readonly isRemovedByMe: boolean;
};

const differing = (mine: readonly PageLine[], theirs: readonly PageLine[]): SideLine[] =>
  changedLines(theirs, mine).map(({ key, label, before, after, pictures }) => ({
    key,
    label,
    mine: after,
    theirs: before,
    ...(pictures && { pictures: { mine: pictures.after, theirs: pictures.before } }),
  }));

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
    lines: differing(
      ownBlock && list ? blockLines(view, { block: ownBlock, list }) : [],
      current ? blockLines(view, current) : [],
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
      lines: [{ key: name, label, mine: last.value, theirs: view[name as PageAttribute] }],
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
    lines: differing(linesOf(mine), linesOf(view.content)),
  };
}
