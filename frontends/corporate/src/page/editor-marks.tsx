import { canvasMarks, hiddenWord } from '@theke/rules/content/editing/canvas-marks';
import type { Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { defaultSections } from '@theke/rules/content/section-types';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { usePage } from './page-context.ts';
import type { Entry, Value } from './values.ts';

// Marks by which the editor finds blocks and texts on the page. Only a draft in the editor has them.

type Owner = { readonly id: string | null; readonly layout: Layout | undefined; readonly value: Value };

/** The block whose fields are rendered; the page's content outside of blocks. Undefined where nothing is marked. */
export const OwnerContext = createContext<Owner | undefined>(undefined);

type Marks = Readonly<Record<`data-${string}`, string>>;
const none: Marks = {};

/**
 * Marks of an element that shows one text field of the surrounding block. None if it shows something else, such as the
 * title of a form in place of the section's own.
 * @param shown what the element shows; undefined for nothing
 */
export function useFieldMarks(field: string, shown: unknown): Marks {
  const owner = useContext(OwnerContext);
  const definition = owner?.layout && Object.hasOwn(owner.layout, field) ? owner.layout[field] : undefined;
  if (!owner || !definition || (owner.value[field] || undefined) !== (shown || undefined)) return none;
  return {
    [canvasMarks.field]: field,
    [canvasMarks.label]: definition.label,
    ...(definition.type === 'wysiwyg' && { [canvasMarks.rich]: definition.variant }),
  };
}

/** Whether empty fields are rendered, so that an editor can fill them in place. */
export const isMarked = (marks: Marks): boolean => marks !== none;

const layoutOf = (type: string): Layout | undefined => {
  const field = Object.hasOwn(defaultSections, type) ? defaultSections[type] : undefined;
  return field?.type === 'group' ? field.layout : undefined;
};

const marksOf = ({ id, type, isHidden }: Entry): Marks => ({
  [canvasMarks.block]: id,
  [canvasMarks.blockType]: type,
  ...(isHidden && { [canvasMarks.hidden]: hiddenWord }),
});

/** A section of a body; in the editor it is wrapped in an element with its id. */
export function MarkedBlock({ entry, children }: { entry: Entry; children: ReactNode }) {
  const { isEditor } = usePage();
  if (!isEditor) return children;
  const marks = marksOf(entry);
  return (
    <OwnerContext value={{ id: entry.id, layout: layoutOf(entry.type), value: entry.value }}>
      {createElement(canvasMarks.blockElement, marks, children)}
    </OwnerContext>
  );
}

/** Marks of the element around the blocks of a list; also an empty list has them. */
export function useListMarks(field: string): Marks {
  const { isEditor } = usePage();
  const owner = useContext(OwnerContext);
  return isEditor ? { [canvasMarks.list]: field, [canvasMarks.listOwner]: owner?.id ?? '' } : none;
}

/** Fields of an entry that is no section: of a column, an entry of an accordion. */
export function MarkedEntry({
  entry,
  layout,
  children,
}: {
  entry: Entry;
  layout: Layout | undefined;
  children: ReactNode;
}) {
  const { isEditor } = usePage();
  return isEditor ? (
    <OwnerContext value={{ id: entry.id, layout, value: entry.value }}>{children}</OwnerContext>
  ) : (
    children
  );
}

/** Marks of the element of an entry that is no section. */
export function useEntryMarks(): (entry: Entry) => Marks {
  const { isEditor } = usePage();
  return (entry) => (isEditor ? marksOf(entry) : none);
}

/** Makes the page's own content fields editable. */
export function MarkedContent({ type, content, children }: { type: string; content: Value; children: ReactNode }) {
  const { isEditor } = usePage();
  if (!isEditor) return children;
  const layout = Object.hasOwn(pageTypes, type) ? pageTypes[type as keyof typeof pageTypes].layout : undefined;
  return <OwnerContext value={{ id: null, layout, value: content }}>{children}</OwnerContext>;
}
