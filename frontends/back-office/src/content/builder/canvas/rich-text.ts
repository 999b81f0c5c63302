import type { RichTextVariant } from '@theke/rules/content/fields';
import type { RichNode } from '@theke/rules/content/rich-text';
import { Editor, type JSONContent } from '@tiptap/core';
import { hasText, pastedHtml } from '../../shared/pasted-html.ts';
import { storedText } from '../../shared/stored-text.ts';
import { extensionsOf } from '../../shared/text-extensions.ts';
import type { TextEditing } from './plain-text.ts';
import { picturesIn } from './text-files.ts';

type Options = {
  value: unknown;
  variant: RichTextVariant;
  label: string;
  onChange: (value: RichNode | null) => void;
  /** Called after each change of text or selection, for the tools. */
  onTransaction: () => void;
  onEnd: () => void;
  /** Called with pasted or dropped pictures; the selection is where they belong. */
  onFiles: (files: readonly File[]) => void;
};

const contentOf = (value: unknown) => (value ?? null) as JSONContent | null;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Runs tiptap in the element of a formatted text on the page. */
export function editRichText(element: HTMLElement, options: Options): TextEditing & { editor: Editor } {
  const { variant, label, onChange, onTransaction, onEnd, onFiles } = options;
  const original = element.cloneNode(true) as HTMLElement;
  // Like the form's editor: tables only in texts of every kind.
  const allowed = { hasLists: variant === 'full' || variant === 'basic', hasTables: variant === 'full' };
  let emitted = options.value;
  let isEnded = false;
  const take = (transfer: DataTransfer | null): boolean => {
    const pictures = variant === 'full' ? picturesIn(transfer) : [];
    if (pictures.length > 0) onFiles(pictures);
    return pictures.length > 0;
  };
  element.replaceChildren();
  const editor = new Editor({
    element: { mount: element },
    extensions: extensionsOf(variant),
    content: contentOf(options.value),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      // Office programs add a picture of copied text, which is ignored.
      handlePaste: (_view, event) =>
        !hasText(event.clipboardData?.getData('text/html') ?? '') && take(event.clipboardData),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (picturesIn(event.dataTransfer).length > 0 && at) editor.commands.setTextSelection(at.pos);
        return take(event.dataTransfer);
      },
      transformPastedHTML: (html) => pastedHtml(html, allowed).html,
    },
    onUpdate: ({ editor: updated }) => {
      emitted = storedText(updated.getJSON());
      onChange(emitted as RichNode | null);
    },
    onTransaction,
  });
  return {
    editor,
    setValue(value) {
      if (isSame(value, emitted)) return;
      emitted = value;
      editor.commands.setContent(contentOf(value), { emitUpdate: false });
    },
    end() {
      if (isEnded) return;
      isEnded = true;
      // A focused text counts as being edited, and would not be rendered.
      element.blur();
      const isUnchanged = isSame(emitted, options.value);
      const written = [...element.cloneNode(true).childNodes];
      editor.destroy();
      for (const { name } of [...element.attributes]) if (!original.hasAttribute(name)) element.removeAttribute(name);
      for (const { name, value } of original.attributes) element.setAttribute(name, value);
      // The written text stays until the server has rendered it.
      element.replaceChildren(...(isUnchanged ? original.childNodes : written));
      onEnd();
    },
  };
}
