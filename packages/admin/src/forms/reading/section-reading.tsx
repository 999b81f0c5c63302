import { get } from 'react-hook-form';
import type { FieldPlaces } from '../field-place.ts';
import * as sectionCss from '../form-section-fields.module.css';
import type { FormSection } from '../form-sections.ts';
import { Reading } from './reading.tsx';
import * as css from './section-reading.module.css';

type Props = { section: FormSection; places: FieldPlaces; draft: Readonly<Record<string, unknown>> };

/** Read-only section of a form. */
export const SectionReading = ({ section: { id, title, fields }, places, draft }: Props) => (
  <section className={sectionCss.section} aria-labelledby={id}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    <dl className={css.fields}>
      {fields.map(({ name, schema, meta }) => (
        <div key={name}>
          <dt>{places[name]?.title ?? meta.title ?? name}</dt>
          <dd>{places[name]?.read?.(draft) ?? <Reading schema={schema} value={get(draft, name)} />}</dd>
        </div>
      ))}
    </dl>
  </section>
);
