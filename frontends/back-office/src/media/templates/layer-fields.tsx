import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { metaOf } from '@theke/contracts/field';
import type { LayerKind } from '@theke/contracts/media/template-layer';
import { fieldLabels, type TemplateSubject, templateFields } from '@theke/rules/templates/template-fields';
import { useWatch } from 'react-hook-form';
import { boxFields, boxSchema, layerFields } from './initial-layer.ts';
import * as css from './layers-editor.module.css';
import { templateMessages } from './template-messages.de.ts';

type Props = { path: string; kind: LayerKind; subject: TemplateSubject };

/** Fields of one layer, and the placeholders that its text may contain. */
export function LayerFields({ path, kind, subject }: Props) {
  const fields = templateFields[subject];
  const { middle, source } = (useWatch({ name: path }) ?? {}) as { middle?: string; source?: string };
  // Fields that another choice of the layer makes useless.
  const isUsed = (field: string) =>
    !(kind === 'qr' && field === 'mark' && middle !== 'mark') &&
    !(kind === 'picture' && field === 'image' && source === 'record');
  return (
    <div className={css.fields}>
      {layerFields(kind)
        .filter(([field]) => isUsed(field))
        .map(([field, schema]) => (
          <FieldEditor key={field} name={`${path}.${field}`} schema={schema} meta={metaOf(schema)} />
        ))}
      {(kind === 'text' || kind === 'qr') && fields.length > 0 && (
        <p className={css.note}>
          {templateMessages.placeholders}: {fields.map((name) => `{{${name}}} ${fieldLabels[name]}`).join(', ')}
        </p>
      )}
      <div className={css.box}>
        {boxFields.map((field) => {
          const schema = boxSchema(kind, field);
          return <FieldEditor key={field} name={`${path}.${field}`} schema={schema} meta={metaOf(schema)} />;
        })}
      </div>
    </div>
  );
}
