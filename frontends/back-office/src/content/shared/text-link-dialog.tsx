import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { safeUrl } from '@theke/rules/content/urls';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { LineField } from './line-field.tsx';
import { textMessages } from './text-messages.de.ts';

/** Dialog for the link of the selected text. Without a selection, the URL itself is inserted. */
export function TextLinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href = '', target } = editor.getAttributes('link');
  const [typed, setTyped] = useState(String(href ?? ''));
  const [isNew, setIsNew] = useState(target === '_blank');
  const [isWrong, setIsWrong] = useState(false);

  function set() {
    const address = safeUrl(typed);
    if (address === undefined) return setIsWrong(true);
    const attributes = { href: address, target: isNew ? '_blank' : null, rel: isNew ? 'noopener' : null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: attributes }] }).run();
    else chain.setLink(attributes).run();
    onClose();
  }

  return (
    <DecisionDialog title={textMessages.linkTitle} label={textMessages.setLink} onDecide={set} onClose={onClose}>
      <LineField
        label={textMessages.address}
        hint={textMessages.addressHint}
        fault={isWrong ? textMessages.wrongAddress : undefined}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setIsWrong(false);
        }}
        onEnter={set}
      />
      <Checkbox checked={isNew} onChange={(event) => setIsNew(event.target.checked)}>
        {textMessages.newWindow}
      </Checkbox>
      {editor.isActive('link') && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {textMessages.removeLink}
        </Button>
      )}
    </DecisionDialog>
  );
}
