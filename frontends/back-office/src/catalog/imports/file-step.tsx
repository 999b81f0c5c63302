import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { productImportFields } from '@theke/rules/imports/product-columns.de';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';

/** Fields of the template's columns. */
const templateFields = [
  'name',
  'description',
  'category',
  'price',
  'unit',
  'options',
  'allergens',
  'tax',
  'isEnabled',
] as const;

function saveTemplate(): void {
  const rows = [templateFields.map((field) => productImportFields[field]), ...texts.templateRows];
  // Amounts such as "+2,00" within a cell are no formulas: only the first character counts.
  const content = byteOrderMark + rows.map((row) => csvRow(row)).join('');
  saveFile(texts.templateFile, new Blob([content], { type: 'text/csv;charset=utf-8' }));
}

/** First step: the file, and a template for it. */
export function FileStep({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const id = useId();
  return (
    <section className={css.section}>
      <FieldFrame id={id} label={texts.file} hint={texts.fileHint}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => onChoose(event.target.files?.[0])}
          />
        )}
      </FieldFrame>
      <Button kind="quiet" size="small" onClick={saveTemplate}>
        <Download {...icon} size={16} />
        {texts.template}
      </Button>
    </section>
  );
}
