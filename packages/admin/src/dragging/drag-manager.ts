import { Accessibility, AutoScroller, DragDropManager, Feedback, StyleInjector } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import { dragMessages } from './drag-messages.de.ts';

/** Data attached to draggables and drop targets. */
export type DragData = {
  name: string;
  /** Number of items in the row. */
  count?: number;
};

/** Name of the dragged item, from its attached data. */
const nameOf = (thing: { data?: unknown } | null | undefined): string =>
  (thing?.data as DragData | undefined)?.name ?? '';

/** Screen reader announcements for dragging by keyboard. */
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
 * Creates a drag manager with German announcements. Its styles are in our own style sheet: the library would add a
 * `<style>` element, which the back office's content security policy refuses. Plugins that add global styles while
 * dragging are left out for the same reason.
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
