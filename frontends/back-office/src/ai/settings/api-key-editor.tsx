import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { Button } from '@theke/ui/button';
import { useContext } from 'react';
import { aiSettingsMessages } from './ai-settings-messages.de.ts';
import * as own from './api-key-editor.module.css';
import { StoredKey } from './stored-key.ts';

const messages = aiSettingsMessages.key;

/** Editor for the key. undefined keeps the stored one, '' deletes it; it is never shown. */
export function ApiKeyEditor({ name, meta }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | undefined>(name);
  const { key: stored, canStore } = useContext(StoredKey);
  const zone = useZoneOf()();
  const isRemoved = stored !== null && value === '';
  const state = stored ? messages.stored(stored.lastFour, dayText(stored.since, zone)) : messages.missing;
  return (
    <div className={own.key}>
      <FieldFrame
        id={id}
        label={meta.title ?? name}
        hint={isRemoved ? messages.isRemoved : stored ? `${state} ${meta.hint ?? ''}`.trim() : state}
        fault={fault}
      >
        {(control) => (
          <input
            {...control}
            ref={ref}
            // Not a password of this site, so password managers must ignore it.
            type="password"
            autoComplete="off"
            data-1p-ignore
            spellCheck={false}
            disabled={!canStore}
            className={css.control}
            value={value ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value.trim() || undefined)}
          />
        )}
      </FieldFrame>
      {stored && (
        <Button kind="quiet" size="small" onClick={() => change(isRemoved ? undefined : '')}>
          {isRemoved ? messages.keepAfterAll : messages.remove}
        </Button>
      )}
    </div>
  );
}
