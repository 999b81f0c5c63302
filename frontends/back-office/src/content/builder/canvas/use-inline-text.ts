import { isHeld } from '@theke/rules/content/editing/editing-session';
import {
  findBlock,
  type PageAttribute,
  type PageDraft,
  pageAttributes,
  valueAt,
} from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { type Field, fieldIn } from '@theke/rules/content/fields';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { fieldAt, layoutOfBlock, layoutOfPage } from '../blocks/block-catalogue.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { type CanvasText, plainTextElement } from './canvas-page.ts';
import { editPlainText, type TextEditing } from './plain-text.ts';
import { makeTextFiles, type TextFiles } from './text-files.ts';

export type InlineText = CanvasText & {
  readonly field: string;
  readonly label: string;
  /** Of formatted texts, once it is loaded. */
  readonly editor?: Editor;
  readonly files: TextFiles;
};

/** Definition of a text on the page; undefined if it cannot be edited in place. */
function definitionOf(draft: PageDraft, { block, field, rich }: CanvasText): Field | undefined {
  const layout = block === null ? layoutOfPage(draft) : layoutOfBlock(draft, block);
  const found = layout && fieldAt(layout, field);
  if (!found && block === null && isAttribute(field)) return { type: 'text', label: 'Name' };
  const isFitting = rich ? found?.type === 'wysiwyg' : found?.type === 'text' || found?.type === 'textarea';
  return isFitting ? found : undefined;
}

const isAttribute = (field: string): field is PageAttribute => (pageAttributes as readonly string[]).includes(field);

/** Whether the field is an attribute of the page, not a field of its content. */
const isOfPage = (draft: PageDraft, { block, field }: CanvasText): boolean =>
  block === null && isAttribute(field) && !fieldIn(layoutOfPage(draft), field);

function storedValue(draft: PageDraft, text: CanvasText): unknown {
  const { block, field } = text;
  if (isOfPage(draft, text)) return draft[field as PageAttribute];
  return valueAt(block === null ? draft.content : findBlock(draft.content, block)?.block.value, field);
}

/** The text that is being edited on the page. Typing changes the page and the draft at once, without the server. */
export function useInlineText(onDone: (block: string | null) => void) {
  const { queue, editing, typingKeys } = useBuilder();
  const { view, session } = editing;
  const [active, setActive] = useState<InlineText>();
  const [, setStep] = useState(0);
  const running = useRef<{ text: CanvasText; editing: TextEditing }>(undefined);

  function edit(text: CanvasText, value: unknown) {
    const { block, field } = text;
    const operation: PageOperation = isOfPage(queue.current().view, text)
      ? { kind: 'set-attribute', attribute: field as PageAttribute, value: String(value) }
      : { kind: 'set', block, field, value: value === '' || value === null ? undefined : value };
    queue.edit(operation, typingKeys(`${block ?? 'page'}.${field}`));
  }

  function end() {
    running.current?.editing.end();
  }

  /**
   * Starts to edit a text; a running one ends. @param dropped pictures to place there @returns whether it can be edited
   */
  function begin(text: CanvasText, dropped: readonly File[] = []): boolean {
    if (running.current?.text.element === text.element) return true;
    end();
    const definition = definitionOf(queue.current().view, text);
    if (!definition) return false;
    const { label } = definition;
    const value = storedValue(queue.current().view, text);
    const onEnd = () => {
      running.current = undefined;
      setActive(undefined);
      onDone(text.block);
    };
    const files = makeTextFiles();
    setActive({ ...text, label, files });
    if (definition.type !== 'wysiwyg') {
      const started = editPlainText(text.element, {
        value: typeof value === 'string' ? value : '',
        isMultiline: definition.type === 'textarea',
        label,
        onChange: (typed) => edit(text, typed),
        onEnd,
      });
      running.current = { text, editing: started };
      return true;
    }
    // Until tiptap is loaded.
    let isGivenUp = false;
    running.current = {
      text,
      editing: {
        setValue: () => undefined,
        end: () => {
          isGivenUp = true;
          onEnd();
        },
      },
    };
    void import(/* webpackChunkName: "rich-text-on-page" */ './rich-text.ts').then(({ editRichText }) => {
      if (isGivenUp || !text.element.isConnected) return;
      const started = editRichText(text.element, {
        value: storedValue(queue.current().view, text),
        variant: definition.variant,
        label,
        onChange: (typed) => edit(text, typed),
        onTransaction: () => setStep((step) => step + 1),
        onEnd,
        onFiles: files.add,
      });
      running.current = { text, editing: started };
      setActive({ ...text, label, files, editor: started.editor });
      const pressed = text.point && started.editor.view.posAtCoords(text.point);
      started.editor.commands.focus(pressed?.pos ?? 'end');
      files.add(dropped);
    });
    return true;
  }

  // Undo and other editors.
  useEffect(() => {
    const { current } = running;
    if (!current) return;
    const { text, editing: started } = current;
    // Another editor has removed the block, or a decision about it is open: more typing would be lost.
    const isGone = text.block !== null && !findBlock(view.content, text.block);
    if (isGone || isHeld(session, { kind: 'set', block: text.block, field: text.field })) return started.end();
    started.setValue(storedValue(view, text));
  }, [view, session]);
  useEffect(() => () => running.current?.editing.end(), []);

  return {
    active,
    begin,
    end,
    isTyping: () => running.current !== undefined,
    /** Starts with the first plain text of a block, for the keyboard. */
    beginIn(page: Document, block: string) {
      const layout = layoutOfBlock(queue.current().view, block) ?? {};
      for (const field of Object.keys(layout)) {
        const element = plainTextElement(page, block, field);
        if (!element || !begin({ element, block, field, rich: undefined })) continue;
        element.focus();
        return;
      }
    },
  };
}
