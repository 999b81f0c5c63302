import type { RichTextVariant } from '@theke/rules/content/fields';
import type { RichNode } from '@theke/rules/content/rich-text';
import { Editor, type JSONContent } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { hasText, type Pasted, pastedHtml } from './pasted-html.ts';
import { pastedSlice } from './pasted-slice.ts';
import { storedText } from './stored-text.ts';
import { extensionsOf } from './text-extensions.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The library does not mutate its input, but its types do not say so. */
const contentOf = (text: RichNode | null | undefined) => (text ?? null) as JSONContent | null;

type Options = {
  variant: RichTextVariant;
  value: RichNode | null | undefined;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  onChange: (text: RichNode | null) => void;
  onBlur: () => void;
  /** Called with pasted or dropped pictures. */
  onFiles: (files: File[]) => void;
  /** Called with what the last paste dropped. */
  onLeftOut: (leftOut: Pasted['leftOut']) => void;
};

/**
 * Runs tiptap in an element: `hold` is the element's ref, `editor` is for the tools and triggers a render after each
 * transaction.
 */
export function useTextEditor(options: Options) {
  const [editor, setEditor] = useState<Editor>();
  const [, setStep] = useState(0);
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const emitted = useRef<RichNode | null | undefined>(options.value);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const { variant, value, attributes } = latest.current;
    const take = (files: FileList | undefined): boolean => {
      const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/') || type === 'application/pdf');
      if (variant !== 'full' || pictures.length === 0) return false;
      latest.current.onFiles(pictures);
      return true;
    };
    let isOwn = false;
    const created = new Editor({
      element: holder.current,
      extensions: extensionsOf(variant),
      content: contentOf(value),
      // The content security policy forbids style elements.
      injectCSS: false,
      editorProps: {
        attributes,
        // Office programs add a picture of copied text, which is ignored.
        handlePaste: (_view, event) =>
          !hasText(event.clipboardData?.getData('text/html') ?? '') && take(event.clipboardData?.files),
        transformPastedHTML: (html) => {
          isOwn = html.includes('data-pm-slice');
          const pasted = pastedHtml(html, {
            hasLists: variant === 'full' || variant === 'basic',
            hasTables: variant === 'full',
          });
          latest.current.onLeftOut(pasted.leftOut);
          return pasted.html;
        },
        // The editor's own content knows where it was cut.
        transformPasted: (slice) => (isOwn ? slice : pastedSlice(slice)),
        handleDrop: (_view, event) => take(event.dataTransfer?.files),
      },
      onUpdate: ({ editor: updated }) => {
        emitted.current = storedText(updated.getJSON());
        latest.current.onChange(emitted.current);
      },
      onBlur: () => latest.current.onBlur(),
      onTransaction: () => setStep((step) => step + 1),
    });
    setEditor(created);
    return () => created.destroy();
  }, []);

  // Other changes, such as discarding the form, replace the edited text.
  const { value, attributes } = options;
  useEffect(() => {
    if (!editor || isSame(value, emitted.current)) return;
    emitted.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);

  const attributesJson = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributesJson) } });
  }, [editor, attributesJson]);

  return { editor, holder };
}
