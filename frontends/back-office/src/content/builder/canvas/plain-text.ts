/** Editing of a text in the page. */
export type TextEditing = {
  /** Replaces the text by one that undo or another editor has set. */
  setValue(value: unknown): void;
  end(): void;
};

type Options = {
  value: string;
  isMultiline: boolean;
  label: string;
  onChange: (value: string) => void;
  onEnd: () => void;
};

const mayBeTextbox = ['p', 'div', 'span', 'blockquote'];
const attributes = ['contenteditable', 'role', 'aria-multiline', 'aria-label'] as const;

/** Text of an element as typed; line breaks may be elements. */
const typedText = (element: HTMLElement, isMultiline: boolean): string => {
  const text = (isMultiline ? (element.innerText ?? element.textContent) : element.textContent) ?? '';
  return isMultiline ? text.replace(/\n$/, '') : text.replaceAll(/\s*\n\s*/g, ' ');
};

/** Makes the element of a plain text editable. Enter adds a line to texts of several lines and ends others. */
export function editPlainText(element: HTMLElement, options: Options): TextEditing {
  const { isMultiline, label, onChange, onEnd } = options;
  let shown = options.value;
  let isEnded = false;
  if (element.textContent !== shown) element.textContent = shown;
  element.setAttribute('contenteditable', 'plaintext-only');
  // Headings and summaries keep their role.
  if (mayBeTextbox.includes(element.localName)) {
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-multiline', String(isMultiline));
    element.setAttribute('aria-label', label);
  }

  const onInput = () => {
    shown = typedText(element, isMultiline);
    onChange(shown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.key !== 'Enter' || (isMultiline && !event.ctrlKey)) return;
    event.preventDefault();
    end();
  };
  function end() {
    if (isEnded) return;
    isEnded = true;
    element.removeEventListener('input', onInput);
    element.removeEventListener('keydown', onKeyDown);
    element.removeEventListener('blur', end);
    for (const name of attributes) element.removeAttribute(name);
    element.blur();
    onEnd();
  }
  element.addEventListener('input', onInput);
  element.addEventListener('keydown', onKeyDown);
  element.addEventListener('blur', end);
  return {
    setValue(value) {
      const text = typeof value === 'string' ? value : '';
      if (text === shown) return;
      shown = text;
      element.textContent = text;
      const selection = element.ownerDocument.getSelection();
      selection?.selectAllChildren(element);
      selection?.collapseToEnd();
    },
    end,
  };
}
