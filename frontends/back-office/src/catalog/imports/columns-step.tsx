import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { numberText } from '@theke/admin/ui/format.ts';
import { productImportFieldNames, productImportFields } from '@theke/rules/imports/product-columns.de';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';
import { MenuChoice } from './menu-choice.tsx';
import type { ImportFile } from './read-import-file.ts';
import type { ProductImportState } from './use-product-import.ts';

const choices = productImportFieldNames.map((value) => ({ value, label: productImportFields[value] }));
/** Values of a column that are shown as examples. */
const samples = 2;

type Props = { state: ProductImportState; file: ImportFile };

/** Second step: the field of each column, and the VAT rate if no column has it. */
export function ColumnsStep({ state, file }: Props) {
  const { columns, tax } = state;
  const [typed, setTyped] = useState(tax === null ? '' : numberText(tax));
  const needsTax = !columns.includes('tax');
  const twice = columns.find((field, index) => field !== null && columns.indexOf(field) !== index);
  const isRate = (rate: number | null) => rate === null || (rate >= 0 && rate <= 100);
  const rate = parseNumber(typed);
  const problem = !columns.includes('name')
    ? texts.nameMissing
    : twice
      ? texts.twice(productImportFields[twice])
      : undefined;
  return (
    <section className={css.section} aria-labelledby="import-columns">
      <h2 id="import-columns">{texts.columns}</h2>
      <p className={css.lead}>
        {texts.fileFacts(file.name, file.rows.length, texts.encodings[file.encoding], texts.separators[file.separator])}
      </p>
      <p className={css.lead}>{texts.columnsLead}</p>
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
              onChange={({ target }) =>
                state.setColumn(index, productImportFieldNames.find((name) => name === target.value) ?? null)
              }
            />
          </li>
        ))}
      </ul>
      {needsTax && (
        <TextInput
          className={css.tax}
          label={texts.tax}
          hint={texts.taxHint}
          inputMode="decimal"
          value={typed}
          error={isRate(rate) ? undefined : texts.noNumber}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = parseNumber(target.value);
            state.setTax(isRate(read) ? read : null);
          }}
        />
      )}
      {columns.includes('category') && <MenuChoice value={state.menu} onChoose={state.setMenu} />}
      {problem && <Notice kind="soon">{problem}</Notice>}
      <Button
        kind={state.checked && !state.isEdited ? 'second' : 'main'}
        disabled={problem !== undefined || !isRate(rate)}
        busyLabel={state.isChecking && texts.checking}
        onClick={state.check}
      >
        {state.checked ? texts.checkAgain : texts.check}
      </Button>
    </section>
  );
}
