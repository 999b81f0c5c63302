import { Accessibility, AutoScroller, DragDropManager, Feedback, StyleInjector } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import { dragMessages } from './drag-messages.de.ts';

/** What a thing that is dragged, or dropped upon, says of itself. */
export type DragData = {
  name: string;
  /** How many stand in its row. */
  count?: number;
};

/** What is moved, by name; every draggable carries it in its data. */
const nameOf = (thing: { data?: unknown } | null | undefined): string =>
  (thing?.data as DragData | undefined)?.name ?? '';

/** What a screen reader says of a drag by keys. */
const announcements: NonNullable<ConstructorParameters<typeof Accessibility>[1]> = {
  announcements: {
    dragstart: ({ operation: { source } }) => dragMessages.lifted(nameOf(source)),
    dragover({ operation: { source, target } }) {
      if (!isSortable(source) || !target) return undefined;
      if (!isSortable(target)) return dragMessages.overIn(nameOf(source), nameOf(target));
      return dragMessages.over(nameOf(source), source.index + 1, (source.data as DragData).count ?? 1);
    },
    dragend: ({ canceled, operation: { source } }) =>
      canceled ? dragMessages.canceled(nameOf(source)) : dragMessages.dropped(nameOf(source)),
  },
  screenReaderInstructions: { draggable: dragMessages.instructions },
};

/**
 * A manager of drags that speaks German. Its styles are a sheet of the document's own: the library would add a `<style>`
 * element, which the back office's content security policy refuses. They hold for whatever carries its attributes, so they
 * may stay; those of the other plugins, for every element while something is dragged, are left out with them.
 */
export function makeDragManager(): DragDropManager {
  const manager = new DragDropManager({ plugins: [] });
  const styles = manager.registry.plugins.get(StyleInjector);
  if (styles)
    styles.register = (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    };
  manager.plugins = [Accessibility.configure(announcements), AutoScroller, Feedback];
  return manager;
}
