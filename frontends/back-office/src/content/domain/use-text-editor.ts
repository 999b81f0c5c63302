import type { RichTextVariant } from '@theke/rules/content/fields';
import type { RichNode } from '@theke/rules/content/rich-text';
import { Editor, type JSONContent } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { hasWords, type LeftOut, pastedHtml } from './pasted-html.ts';
import { storedText } from './stored-text.ts';
import { extensionsOf } from './text-extensions.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The library changes nothing of what it is given, but does not say so. */
const contentOf = (text: RichNode | null | undefined) => (text ?? null) as JSONContent | null;

type Options = {
  variant: RichTextVariant;
  value: RichNode | null | undefined;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
  onChange: (text: RichNode | null) => void;
  onBlur: () => void;
  /** Pictures that were pasted or dropped. */
  onFiles: (files: File[]) => void;
  /** What the last paste could not bring. */
  onLeftOut: (kinds: ReadonlySet<LeftOut>) => void;
};

/** Tiptap in an element: `hold` is where it stands, `editor` what its tools speak to, anew after each step. */
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
    const made = new Editor({
      element: holder.current,
      extensions: extensionsOf(variant),
      content: contentOf(value),
      // The content security policy takes no style elements.
      injectCSS: false,
      editorProps: {
        attributes,
        // Office programs add a picture of what was copied as text.
        handlePaste: (_view, event) =>
          !hasWords(event.clipboardData?.getData('text/html') ?? '') && take(event.clipboardData?.files),
        transformPastedHTML: (html) => {
          const pasted = pastedHtml(html, variant === 'full' || variant === 'basic');
          latest.current.onLeftOut(pasted.leftOut);
          return pasted.html;
        },
        handleDrop: (_view, event) => take(event.dataTransfer?.files),
      },
      onUpdate: ({ editor: own }) => {
        emitted.current = storedText(own.getJSON());
        latest.current.onChange(emitted.current);
      },
      onBlur: () => latest.current.onBlur(),
      onTransaction: () => setStep((step) => step + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  // What changes besides, such as taking changes back, is what is edited from then on.
  const { value, attributes } = options;
  useEffect(() => {
    if (!editor || isSame(value, emitted.current)) return;
    emitted.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);

  const said = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(said) } });
  }, [editor, said]);

  return { editor, holder };
}
