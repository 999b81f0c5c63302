import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame, GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { Segmented } from '@theke/ui/segmented';
import { useState } from 'react';
import { configMessages } from './config-messages.de.ts';
import * as css from './legal-editor.module.css';

type Kind = 'text' | 'address';
const messages = configMessages.legal;

/** Editor for a legal text: either entered here or an external URL, which takes precedence. */
export function LegalEditor({ name, meta }: EditorProps) {
  const address = useField<string>(name);
  const text = useField<string>(`${name}Text`);
  const [kind, setKind] = useState<Kind>(address.value ? 'address' : 'text');
  // Switching between the two keeps the other value.
  const [lastAddress, setLastAddress] = useState('');
  const title = (meta.title ?? name).replace(/ \(.*\)$/, '');
  const isText = kind === 'text' && !address.fault;

  function choose(next: Kind) {
    setKind(next);
    if (next === 'text') {
      setLastAddress(address.value);
      address.change('');
    } else if (lastAddress) address.change(lastAddress);
  }
  return (
    <GroupFrame id={`${address.id}-group`} label={title} fault={undefined}>
      <Segmented<Kind>
        label={messages.where(title)}
        value={isText ? 'text' : 'address'}
        segments={[
          { value: 'text', label: messages.text },
          { value: 'address', label: messages.address },
        ]}
        onChange={choose}
        className={css.kind}
      />
      {isText ? (
        <FieldFrame id={text.id} label={messages.textOf(title)} hint={messages.textHint} fault={text.fault}>
          {(shared) => (
            <textarea
              {...shared}
              ref={text.ref}
              className={control.control}
              value={text.value ?? ''}
              onBlur={text.blur}
              onChange={(event) => text.change(event.target.value)}
            />
          )}
        </FieldFrame>
      ) : (
        <FieldFrame id={address.id} label={messages.addressOf(title)} fault={address.fault}>
          {(shared) => (
            <input
              {...shared}
              ref={address.ref}
              type="url"
              className={control.control}
              autoComplete="off"
              placeholder="https://"
              value={address.value ?? ''}
              onBlur={address.blur}
              onChange={(event) => address.change(event.target.value)}
            />
          )}
        </FieldFrame>
      )}
    </GroupFrame>
  );
}
