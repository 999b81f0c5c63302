import { importFieldNames } from '@theke/rules/imports/guess-columns';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import type { ImportKind } from './import-kind.ts';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';
import type { ImportFile } from './read-import-file.ts';
import type { ImportState } from './use-import.ts';

/** Values of a column that are shown as examples. */
const samples = 2;

type Props = { kind: ImportKind; state: ImportState; file: ImportFile };

/** Second step: the sheet, the field of each column, and the options of the kind. */
export function ColumnsStep({ kind, state, file }: Props) {
  const { columns, options } = state;
  const { labels } = kind.columns;
  const twice = columns.find((field, index) => field !== null && columns.indexOf(field) !== index);
  const problem = !kind.keyFields.some((field) => columns.includes(field))
    ? texts.keyMissing(kind.keyFields.map((field) => labels[field] ?? field))
    : twice
      ? texts.twice(labels[twice] ?? '')
      : undefined;
  const isValid = kind.options?.isValid?.(options) ?? true;
  const choices = importFieldNames(kind.columns).map((value) => ({ value, label: labels[value] ?? value }));
  return (
    <section className={css.section} aria-labelledby="import-columns">
      <h2 id="import-columns">{texts.columns}</h2>
      <p className={css.lead}>{texts.fileFacts(file.name, file.rows.length, ...file.facts)}</p>
      {file.sheets.length > 1 && (
        <Select
          className={css.option}
          label={texts.sheet}
          choices={file.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          value={file.sheet}
          onChange={({ target }) => void state.chooseSheet(target.value)}
        />
      )}
      {file.rows.length === 0 ? (
        <Notice kind="soon">{texts.emptySheet(file.sheet)}</Notice>
      ) : (
        <>
          <p className={css.lead}>
            {texts.unusedLead} {kind.texts.columnsLead}
          </p>
          <ul className={css.columns}>
            {file.headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
              <li key={index}>
                <span className={css.heading}>
                  <b>{heading}</b>
                  <small>
                    {file.rows
                      .map(({ cells }) => cells[index]?.trim() ?? '')
                      .filter(Boolean)
                      .slice(0, samples)
                      .join(' · ')}
                  </small>
                </span>
                <Select
                  label={texts.fieldOf(heading)}
                  choices={choices}
                  placeholder={texts.unused}
                  value={columns[index] ?? ''}
                  onChange={({ target }) => state.setColumn(index, target.value || null)}
                />
              </li>
            ))}
          </ul>
          {kind.options?.Fields && (
            <kind.options.Fields columns={columns} options={options} onChange={state.setOptions} />
          )}
          {problem && <Notice kind="soon">{problem}</Notice>}
          <Button
            kind={state.checked && !state.isEdited ? 'second' : 'main'}
            disabled={problem !== undefined || !isValid}
            busyLabel={state.isChecking && texts.checking}
            onClick={state.check}
          >
            {state.checked ? texts.checkAgain : texts.check}
          </Button>
        </>
      )}
    </section>
  );
}
