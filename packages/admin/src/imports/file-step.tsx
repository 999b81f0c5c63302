import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Download } from 'lucide-react';
import { FileField } from '../forms/editors/file-field.tsx';
import { byteOrderMark, csvRow } from '../lists/export/csv.ts';
import { saveFile } from '../ui/save-file.ts';
import type { ImportKind } from './import-kind.ts';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';
import type { ImportState } from './use-import.ts';

function saveTemplate({ template, columns, texts: { templateFile } }: ImportKind): void {
  const rows = [template.fields.map((field) => columns.labels[field] ?? field), ...template.rows];
  const content = byteOrderMark + rows.map((row) => csvRow(row)).join('');
  saveFile(templateFile, new Blob([content], { type: 'text/csv;charset=utf-8' }));
}

type Props = { kind: ImportKind; state: Pick<ImportState, 'chosen' | 'isReading' | 'choose' | 'reset'> };

/** First step: the file, and a template for it. */
export function FileStep({ kind, state: { chosen, isReading, choose, reset } }: Props) {
  return (
    <section className={css.section} aria-busy={isReading}>
      <FileField
        label={texts.file}
        hint={texts.fileHint(kind.maxRows ?? kind.contract.maxRows)}
        accept=".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        file={chosen}
        isDisabled={isReading}
        onChoose={(file) => void choose(file)}
        onRemove={reset}
      />
      {isReading && <p className={css.lead}>{texts.reading}</p>}
      <Button kind="quiet" size="small" onClick={() => saveTemplate(kind)}>
        <Download {...icon} size={16} />
        {texts.template}
      </Button>
    </section>
  );
}
