import { saveFile } from '@theke/admin/ui/save-file.ts';
import { metaOf } from '@theke/contracts/field';
import { drawImageTemplate, type ImageTemplate, maxPrinted } from '@theke/contracts/media/image-template';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { sentenceOf } from '@theke/ui/sentence-of';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import { type DrawBody, drawTemplate } from './draw-template.ts';
import * as css from './print-dialog.module.css';
import { templateMessages } from './template-messages.de.ts';
import { type NamedRecord, usePrintedRecords } from './use-printed-records.ts';

const { sheet: sheetSchema, format: formatSchema } = drawImageTemplate.body.shape;
type Sheet = NonNullable<DrawBody['sheet']>;
type Format = NonNullable<DrawBody['format']>;

const segmentsOf = <V extends string>(choices: Readonly<Record<string, string>> = {}) =>
  Object.entries(choices).map(([value, label]) => ({ value: value as V, label }));

/** Chooses the records of a print and downloads it as PDF or picture (TPL-03, TPL-04). */
export function PrintDialog({ template, onClose }: { template: ImageTemplate; onClose: () => void }) {
  const { data } = usePrintedRecords(template.subject, maxPrinted);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sheet, setSheet] = useState<Sheet>('single');
  const [format, setFormat] = useState<Format>('pdf');
  const [failure, setFailure] = useState('');
  const [isDrawing, setIsDrawing] = useState(false);
  const chosen = (data?.records ?? []).filter(({ id }) => !left.has(id));

  async function download(): Promise<void> {
    if (chosen.length === 0) return setFailure(templateMessages.none);
    setIsDrawing(true);
    setFailure('');
    const { width, height, background, layers } = template;
    try {
      const records = chosen.map(({ printed }) => printed);
      const content = await drawTemplate({ template: { width, height, background, layers }, records, format, sheet });
      saveFile(templateMessages.fileName(template.identifier, format), content);
    } catch (error) {
      setFailure(sentenceOf(error, templateMessages.failed));
    } finally {
      setIsDrawing(false);
    }
  }

  return (
    <Dialog title={templateMessages.printTitle} closeLabel={templateMessages.close} onClose={onClose}>
      <div className={css.form}>
        <p>{templateMessages.printUnsaved}</p>
        {template.subject !== 'none' &&
          (data ? (
            <Records {...{ records: data.records, left, onLeft: setLeft }} />
          ) : (
            <Skeleton width="100%" height="160px" />
          ))}
        {data && data.total > maxPrinted && <Notice>{templateMessages.limited(maxPrinted, data.total)}</Notice>}
        <Segmented<Format>
          label={templateMessages.format}
          value={format}
          segments={segmentsOf<Format>(metaOf(formatSchema).choices)}
          onChange={setFormat}
        />
        {format === 'png' && chosen.length > 1 && <Notice>{templateMessages.firstOnly}</Notice>}
        {format === 'pdf' && (
          <Segmented<Sheet>
            label={templateMessages.sheet}
            value={sheet}
            segments={segmentsOf<Sheet>(metaOf(sheetSchema).choices)}
            onChange={setSheet}
          />
        )}
        {failure && (
          <Notice kind="late" role="alert">
            {failure}
          </Notice>
        )}
        <Button kind="main" onClick={() => void download()} disabled={!data || isDrawing}>
          {templateMessages.download}
        </Button>
      </div>
    </Dialog>
  );
}

type RecordsProps = {
  records: readonly NamedRecord[];
  /** Ids that are not printed. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
};

function Records({ records, left, onLeft }: RecordsProps) {
  const toggle = (id: string) => onLeft(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <fieldset className={css.records}>
      <legend>{templateMessages.records}</legend>
      <Checkbox
        checked={left.size === 0}
        onChange={() => onLeft(new Set(left.size === 0 ? records.map(({ id }) => id) : []))}
      >
        {templateMessages.all(records.length)}
      </Checkbox>
      <ul>
        {records.map(({ id, label }) => (
          <li key={id}>
            <Checkbox checked={!left.has(id)} onChange={() => toggle(id)}>
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
