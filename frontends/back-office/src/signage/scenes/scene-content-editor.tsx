import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { metaOf } from '@theke/contracts/field';
import type { SceneContent } from '@theke/contracts/signage/scene-content';
import { sceneKindLabels } from '@theke/rules/signage/scene-kinds';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { contentFields, initialContent } from './initial-content.ts';
import { KindChoice } from './kind-choice.tsx';
import { kindIcons } from './kind-icons.ts';
import * as css from './scene-content.module.css';
import { sceneMessages } from './scene-messages.de.ts';

/** Content of a scene: the kind first, then its fields. */
export function SceneContentEditor({ name, meta }: EditorProps) {
  const { id, value, change, fault } = useField<SceneContent | '' | null>(name);
  const { getValues } = useFormContext();
  const [isChoosing, setChoosing] = useState(false);
  const content = value || undefined;
  const Icon = content && kindIcons[content.kind];
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={content ? undefined : fault}>
      {content && Icon && !isChoosing && (
        <div className={css.chosen}>
          <Icon {...icon} />
          <b>{sceneKindLabels[content.kind]}</b>
          <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
            {sceneMessages.other}
          </Button>
        </div>
      )}
      {(!content || isChoosing) && (
        <KindChoice
          name={`${id}-kind`}
          value={content?.kind}
          onChoose={(kind) => {
            // The value of this field does not follow its nested fields.
            if (kind !== content?.kind) change(initialContent(kind, getValues(name) || undefined));
            setChoosing(false);
          }}
        />
      )}
      {content && (
        <div key={content.kind} className={css.fields}>
          {contentFields(content.kind).map(([field, schema]) => (
            <FieldEditor key={field} name={`${name}.${field}`} schema={schema} meta={metaOf(schema)} />
          ))}
        </div>
      )}
    </GroupFrame>
  );
}
