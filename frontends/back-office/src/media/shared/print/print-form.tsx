import { useShop } from '@theke/admin/api/shop.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { metaOf } from '@theke/contracts/field';
import { drawImageTemplate, type ImageTemplate } from '@theke/contracts/media/image-template';
import { originalGrid, type PrintSheet, usualSheet } from '@theke/rules/templates/print-sheet';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { useState } from 'react';
import { DownloadButton } from './download-button.tsx';
import { type DrawBody, drawTemplate } from './draw-file.ts';
import { printMessages } from './print-messages.de.ts';
import type { NamedRecord } from './use-printed-records.ts';

export type PrintedTemplate = Pick<ImageTemplate, 'identifier' | 'width' | 'height' | 'background' | 'layers'>;

const { sheet: sheetSchema, format: formatSchema } = drawImageTemplate.body.shape;
type Format = NonNullable<DrawBody['format']>;
const choicesOf = (choices: Readonly<Record<string, string>> = {}) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

/** Most pictures of one download: browsers ask before they save several files. */
const maxPictures = 20;

/** File name without letters that some systems refuse. */
const safeName = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

type Props = { template: PrintedTemplate | undefined; records: readonly NamedRecord[]; isLoaded: boolean };

/** Chooses format and sheet of a print, and downloads it as PDF, or as a picture for each record (TPL-03, TPL-04). */
export function PrintForm({ template, records, isLoaded }: Props) {
  const { labels } = useShop().config;
  const [chosenSheet, setChosenSheet] = useState<PrintSheet>();
  const [format, setFormat] = useState<Format>('pdf');
  const grid = template && originalGrid(template);
  const sheetLabels: Readonly<Record<string, string>> = {
    ...(grid && { original: printMessages.originalSheet(grid.rows, grid.columns) }),
    detail: printMessages.labelSheet(labels.detail.rows, labels.detail.columns),
    compact: printMessages.labelSheet(labels.compact.rows, labels.compact.columns),
  };
  const sheets = choicesOf(metaOf(sheetSchema).choices)
    .filter(({ value }) => value !== 'original' || grid)
    .map(({ value, label }) => ({ value, label: sheetLabels[value] ?? label }));
  const usual = template ? usualSheet(template, labels) : 'single';
  const sheet = chosenSheet && sheets.some(({ value }) => value === chosenSheet) ? chosenSheet : usual;

  async function draw(): Promise<string | undefined> {
    if (!template) return undefined;
    if (records.length === 0) return printMessages.none;
    if (format === 'png' && records.length > maxPictures) return printMessages.tooMany(maxPictures);
    const { identifier, width, height, background, layers } = template;
    const drawn = { width, height, background, layers };
    if (format === 'pdf') {
      const all = records.map(({ printed }) => printed);
      saveFile(`${identifier}.pdf`, await drawTemplate({ template: drawn, records: all, format, sheet }));
      return undefined;
    }
    for (const { label, printed } of records) {
      const content = await drawTemplate({ template: drawn, records: [printed], format });
      saveFile(`${[identifier, safeName(label)].filter(Boolean).join('-')}.png`, content);
    }
    return undefined;
  }

  return (
    <>
      <Segmented<Format>
        label={printMessages.format}
        value={format}
        segments={choicesOf(metaOf(formatSchema).choices) as { value: Format; label: string }[]}
        onChange={setFormat}
      />
      {format === 'png' && records.length > 1 && <Notice>{printMessages.oneEach(records.length)}</Notice>}
      {format === 'pdf' && (
        <Select
          label={printMessages.sheet}
          optional=" "
          choices={sheets}
          value={sheet}
          onChange={(event) => setChosenSheet(event.target.value as PrintSheet)}
        />
      )}
      {format === 'pdf' && sheet === 'folded' && <Notice>{printMessages.foldHint}</Notice>}
      <DownloadButton
        draw={draw}
        busyLabel={printMessages.drawing}
        failed={printMessages.failed}
        isDisabled={!template || !isLoaded}
      >
        {printMessages.download}
      </DownloadButton>
    </>
  );
}
