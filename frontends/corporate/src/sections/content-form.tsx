import type { FormElement, FormRow, PublicForm } from '@theke/contracts/content/form';
import { formTrap } from '@theke/contracts/content/form';
import { useReferences } from '../page/page-context.ts';
import { idIn, textIn, type Value } from '../page/values.ts';
import { Title } from '../parts/title.tsx';
import * as css from './content-form.module.css';
import * as sectionCss from './sections.module.css';

/** A field, named by row and index: `0.1`. */
function Field({
  element: { type, label, default: preset, isRequired, values },
  name,
}: {
  element: FormElement;
  name: string;
}) {
  const common = { name, required: isRequired, className: css.control, 'data-label': label };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: one of three stands within
    <label className={css.field}>
      <span>
        {label}
        {isRequired && <abbr title="Pflichtfeld"> *</abbr>}
      </span>
      {type === 'form_textarea' ? (
        <textarea {...common} rows={6} defaultValue={preset} maxLength={10_000} />
      ) : type === 'form_select' ? (
        <select {...common} defaultValue={preset}>
          <option value="">Bitte wählen</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input {...common} type={type === 'form_email' ? 'email' : 'text'} defaultValue={preset} maxLength={2_000} />
      )}
    </label>
  );
}

const Row = ({ row: { type, text, elements }, at }: { row: FormRow; at: number }) =>
  type === 'text_row' ? (
    <p className={css.text}>{text}</p>
  ) : (
    <div className={css.row}>
      {elements.map((element, index) => (
        <Field key={`${at}.${element.label}`} element={element} name={`${at}.${index}`} />
      ))}
    </div>
  );

const FormFields = ({ form }: { form: PublicForm }) => (
  <form className={css.form} method="post" action={`/api/custom/form/${form.formId}/submit`} data-alive="form">
    {form.rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key than their index
      <Row key={index} row={row} at={index} />
    ))}
    {/* Hidden from people; only bots fill it in. */}
    <p className={css.trap} aria-hidden="true">
      <label>
        Website
        <input name={formTrap} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
    <label className={css.consent}>
      <input type="checkbox" name="privacyPolicy" required />
      <span>
        Ich habe die <a href="/site/privacy">Datenschutzerklärung</a> gelesen und bin einverstanden, dass meine Angaben
        zur Beantwortung verwendet werden.
      </span>
    </label>
    <div className={css.problem} role="alert" hidden />
    <button type="submit" className={css.submit}>
      {form.submit}
    </button>
  </form>
);

/** A form for visitors (FORM-01 to FORM-07). */
export function ContentForm({ value }: { value: Value }) {
  const form = useReferences().form(idIn(value.form));
  if (!form) return null;
  return (
    <section className={sectionCss.section}>
      <Title>{textIn(value, 'title') || form.title}</Title>
      <FormFields form={form} />
      <p className={css.thanks} role="status" tabIndex={-1} hidden />
    </section>
  );
}
