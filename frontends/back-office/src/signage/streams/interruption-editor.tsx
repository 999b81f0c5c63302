import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { metaOf, shapeOf } from '@theke/contracts/field';
import { interruption, type SignageStream } from '@theke/contracts/signage/stream';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import * as css from './stream-entries.module.css';
import { streamMessages } from './stream-messages.de.ts';

const messages = streamMessages.interruption;
const shape = Object.entries(shapeOf(interruption) ?? {});

/** A segment that plays instead of everything else, such as "Küche geschlossen". */
export function InterruptionEditor({ name, meta }: EditorProps) {
  const { id, value, change, fault } = useField<SignageStream['interruption']>(name);
  const { dirtyFields } = useFormState();
  const isPending = name in dirtyFields;
  return (
    <GroupFrame
      id={id}
      label={meta.title ?? name}
      hint={value ? undefined : messages.hint}
      fault={value ? undefined : fault}
    >
      {value ? (
        <div className={css.fields}>
          {shape.map(([field, schema]) => (
            <div key={field} className={field === 'segment' ? css.wide : undefined}>
              <FieldEditor name={`${name}.${field}`} schema={schema} meta={metaOf(schema)} />
            </div>
          ))}
        </div>
      ) : (
        <p>{messages.none}</p>
      )}
      <div className={css.interrupting}>
        {value ? (
          <Button kind="second" size="small" onClick={() => change(null)}>
            <CirclePlay {...icon} size={16} />
            {messages.end}
          </Button>
        ) : (
          <Button
            kind="danger"
            size="small"
            onClick={() =>
              change({
                // Chosen in the form; the reference is required there.
                segment: null as unknown as { id: string },
                from: new Date().toISOString(),
                until: null,
              })
            }
          >
            <CirclePause {...icon} size={16} />
            {messages.start}
          </Button>
        )}
      </div>
      {isPending && <Notice kind="soon">{messages.pending}</Notice>}
    </GroupFrame>
  );
}
