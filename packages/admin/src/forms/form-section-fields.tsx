import { unwrap } from '@theke/contracts/field';
import { Skeleton } from '@theke/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useWidgets } from '../widgets/use-widgets.ts';
import type { Widgets } from '../widgets/widget.ts';
import { FieldEditor } from './editors/field-editor.tsx';
import { type FieldPlace, type FieldPlaces, isWanted } from './field-place.ts';
import * as css from './form-section-fields.module.css';
import type { FormField, FormSection } from './form-sections.ts';

const widths = { whole: css.whole, half: css.half, third: css.third };

/** Longer labels would be cut off in a third of the row. */
const isLong = (choice: string) => choice.length > 16;

/** Width class of a field in the row. */
function widthClass({ schema, meta }: FormField, widgets: Widgets): string | undefined {
  if (meta.widget) {
    const width = widgets[meta.widget]?.width ?? 'whole';
    if (width !== 'type') return widths[width];
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return css.flag;
  if (inner instanceof z.ZodEnum) return Object.values(meta.choices ?? {}).some(isLong) ? css.half : css.third;
  if (inner instanceof z.ZodNumber) return css.third;
  return css.half;
}

type Props = { section: FormSection; places: FieldPlaces };

/** One section of the form with its heading. */
export function FormSectionFields({ section: { id, title, fields }, places }: Props) {
  const widgets = useWidgets();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className={css.grid}>
        {fields
          .filter(({ name }) => !places[name]?.isElsewhere)
          .map((field) => (
            <PlacedField
              key={field.name}
              field={field}
              place={places[field.name] ?? {}}
              widgets={widgets}
              isLabelHidden={field.meta.title === title}
            />
          ))}
      </div>
    </section>
  );
}

type PlacedProps = { field: FormField; place: FieldPlace; widgets: Widgets; isLabelHidden: boolean };

function PlacedField({ field, place, widgets, isLabelHidden }: PlacedProps) {
  const { name, schema, meta } = field;
  const { Editor = FieldEditor, width, onlyWith } = place;
  const placed = (
    <div className={width ? widths[width] : widthClass(field, widgets)}>
      <Suspense fallback={<Skeleton width="100%" height="56px" />}>
        <Editor name={name} schema={schema} meta={meta} isLabelHidden={isLabelHidden} />
      </Suspense>
    </div>
  );
  if (onlyWith === undefined) return placed;
  return (
    <OnlyWith place={place} name={name}>
      {placed}
    </OnlyWith>
  );
}

type OnlyWithProps = { place: FieldPlace; name: string; children: ReactNode };

function OnlyWith({ place, name, children }: OnlyWithProps) {
  const isOn = isWanted(place, useWatch());
  const { errors } = useFormState();
  return isOn || get(errors, name) !== undefined ? children : null;
}
