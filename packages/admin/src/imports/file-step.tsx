import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { FieldFrame } from '../forms/editors/field-frame.tsx';
import { byteOrderMark, csvRow } from '../lists/export/csv.ts';
import { saveFile } from '../ui/save-file.ts';
import type { ImportKind } from './import-kind.ts';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';

function saveTemplate({ template, columns, texts: { templateFile } }: ImportKind): void {
  const rows = [template.fields.map((field) => columns.labels[field] ?? field), ...template.rows];
  const content = byteOrderMark + rows.map((row) => csvRow(row)).join('');
  saveFile(templateFile, new Blob([content], { type: 'text/csv;charset=utf-8' }));
}

type Props = { kind: ImportKind; isReading: boolean; onChoose: (file: File | undefined) => void };

/** First step: the file, and a template for it. */
export function FileStep({ kind, isReading, onChoose }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-busy={isReading}>
      <FieldFrame id={id} label={texts.file} hint={texts.fileHint(kind.maxRows ?? kind.contract.maxRows)}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(event) => onChoose(event.target.files?.[0])}
          />
        )}
      </FieldFrame>
      {isReading && <p className={css.lead}>{texts.reading}</p>}
      <Button kind="quiet" size="small" onClick={() => saveTemplate(kind)}>
        <Download {...icon} size={16} />
        {texts.template}
      </Button>
    </section>
  );
}
