import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import { Segmented } from '@theke/ui/segmented';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FileLinkField } from './file-link-field.tsx';
import { LineField } from './line-field.tsx';
import { linkAddress } from './link-address.ts';
import type { LinkTarget } from './link-target.ts';
import { PageLinkField } from './page-link-field.tsx';
import * as css from './text-link-dialog.module.css';
import { textMessages } from './text-messages.de.ts';

type Kind = keyof typeof textMessages.linkKinds;
const segments = Object.entries(textMessages.linkKinds).map(([value, label]) => ({ value: value as Kind, label }));

/**
 * Dialog for the link of the selected text: to a page, a file or an address. Without a selection, the label of the
 * target is inserted.
 */
export function TextLinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const attributes = editor.getAttributes('link');
  const before = String(attributes.href ?? '');
  const [kind, setKind] = useState<Kind>(before === '' ? 'page' : 'address');
  const [chosen, setChosen] = useState<LinkTarget>();
  const [typed, setTyped] = useState(before);
  const [isNew, setIsNew] = useState(attributes.target === '_blank');
  const [isWrong, setIsWrong] = useState(false);

  function set() {
    const href = kind === 'address' ? linkAddress(typed) : chosen?.href;
    if (href === undefined) return setIsWrong(true);
    const link = { href, target: isNew ? '_blank' : null, rel: isNew ? 'noopener' : null };
    const chain = editor.chain().focus().extendMarkRange('link');
    const label = kind === 'address' ? typed.trim() : (chosen?.label ?? href);
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs: link }] }).run();
    else chain.setLink(link).run();
    onClose();
  }
  function choose(target: LinkTarget | undefined) {
    setChosen(target);
    setIsWrong(false);
  }

  return (
    <DecisionDialog title={textMessages.linkTitle} label={textMessages.setLink} onDecide={set} onClose={onClose}>
      <div className={css.fields}>
        <Segmented
          label={textMessages.linkKind}
          value={kind}
          segments={segments}
          onChange={(next) => {
            setKind(next);
            choose(undefined);
          }}
        />
        {kind === 'page' && <PageLinkField chosen={chosen} onChoose={choose} />}
        {kind === 'file' && <FileLinkField chosen={chosen} onChoose={choose} />}
        {kind === 'address' && (
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
        )}
        {isWrong && kind !== 'address' && (
          <p className={css.wrong} role="alert">
            {textMessages.nothingChosen[kind]}
          </p>
        )}
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
      </div>
    </DecisionDialog>
  );
}
