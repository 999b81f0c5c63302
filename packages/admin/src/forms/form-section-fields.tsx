import { unwrap } from '@theke/contracts/field';
import { z } from 'zod';
import { useWidgets } from '../widgets/use-widgets.ts';
import type { Widgets } from '../widgets/widget.ts';
import { FieldEditor } from './editors/field-editor.tsx';
import * as css from './form-section-fields.module.css';
import type { FormField, FormSection } from './form-sections.ts';

/** It would be cut in a third of the row. */
const isLong = (choice: string) => choice.length > 16;

/** How much of the row a field needs. */
function widthOf({ schema, meta }: FormField, widgets: Widgets): string | undefined {
  if (meta.widget) {
    const width = widgets[meta.widget]?.width ?? 'whole';
    if (width !== 'type') return css[width];
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return css.flag;
  if (inner instanceof z.ZodEnum) return Object.values(meta.choices ?? {}).some(isLong) ? css.half : css.third;
  if (inner instanceof z.ZodNumber) return css.third;
  return css.half;
}

/** One section of the form with its heading. */
export function FormSectionFields({ section: { id, title, fields } }: { section: FormSection }) {
  const widgets = useWidgets();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className={css.grid}>
        {fields.map((field) => (
          <div key={field.name} className={widthOf(field, widgets)}>
            <FieldEditor
              name={field.name}
              schema={field.schema}
              meta={field.meta}
              isLabelHidden={field.meta.title === title}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
