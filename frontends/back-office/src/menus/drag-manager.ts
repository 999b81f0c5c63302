import { Accessibility, DragDropManager, defaultPreset, StyleInjector } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import type { DragData } from './drag-data.ts';
import { menuMessages } from './menu-messages.de.ts';

const words = menuMessages.drag;

/** What is moved, by name; every draggable of the editor carries it in its data. */
const nameOf = (thing: { data?: unknown } | null | undefined): string =>
  (thing?.data as DragData | undefined)?.name ?? '';

/** What a screen reader says of a drag by keys. */
const announcements: ConstructorParameters<typeof Accessibility>[1] = {
  announcements: {
    dragstart: ({ operation: { source } }) => words.lifted(nameOf(source)),
    dragover({ operation: { source, target } }) {
      if (!isSortable(source) || !target) return undefined;
      if (!isSortable(target)) return words.overIn(nameOf(source), nameOf(target));
      return words.over(nameOf(source), source.index + 1, (source.data as DragData).count ?? 1);
    },
    dragend: ({ canceled, operation: { source } }) =>
      canceled ? words.canceled(nameOf(source)) : words.dropped(nameOf(source)),
  },
  screenReaderInstructions: { draggable: words.instructions },
};

/** The library's plugins, speaking German. */
export const dragPlugins = defaultPreset.plugins.map((plugin) =>
  plugin === Accessibility ? Accessibility.configure(announcements) : plugin,
);

/**
 * A manager of drags whose styles are sheets of the document's own: the library would add `<style>` elements, which the
 * back office's content security policy refuses.
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
  return manager;
}
