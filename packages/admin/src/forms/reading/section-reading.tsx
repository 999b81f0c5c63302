import { get } from 'react-hook-form';
import * as sectionCss from '../form-section-fields.module.css';
import type { FormSection } from '../form-sections.ts';
import { Reading } from './reading.tsx';
import * as css from './section-reading.module.css';

type Props = { section: FormSection; draft: Readonly<Record<string, unknown>> };

/** One section of a form that cannot be changed: what stands in it, without anything to press. */
export const SectionReading = ({ section: { id, title, fields }, draft }: Props) => (
  <section className={sectionCss.section} aria-labelledby={id}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    <dl className={css.fields}>
      {fields.map(({ name, schema, meta }) => (
        <div key={name}>
          <dt>{meta.title ?? name}</dt>
          <dd>
            <Reading schema={schema} value={get(draft, name)} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
