import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { maxPrinted } from '@theke/contracts/media/image-template';
import type { TemplateSubject } from '@theke/rules/templates/template-fields';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import * as css from './print-dialog.module.css';
import { PrintForm } from './print-form.tsx';
import { printMessages } from './print-messages.de.ts';
import { TableCodesNotice } from './table-codes-notice.tsx';
import { useDrawing } from './use-drawing.ts';
import { type NamedRecord, usePrintedRecords } from './use-printed-records.ts';
import { type TemplateChoice, useTemplateChoices } from './use-template-choices.ts';

const { maxNames } = printMessages;

type Props = { title: string; subject: TemplateSubject; ids: readonly string[]; onClose: () => void };

/** Prints records chosen in a list with a template of the business or a ready one (TPL-05). */
export function PrintRecordsDialog({ title, subject, ids, onClose }: Props) {
  const printed = ids.slice(0, maxPrinted);
  const { data, error, refetch } = usePrintedRecords(subject, { ids: printed });
  const templates = useTemplateChoices(subject);
  const [key, setKey] = useState<string>();
  const template = templates.data?.find((choice) => choice.key === key) ?? templates.data?.[0];
  const failure = error ?? templates.error;
  const [first] = data?.records ?? [];
  const names = (data?.records ?? []).map(({ label }) => label);
  return (
    <Dialog title={title} closeLabel={printMessages.close} onClose={onClose}>
      <div className={css.form}>
        {failure && !(data && templates.data) && (
          <LoadFailure
            message={printMessages.loadFailed}
            error={failure}
            refetch={() => void Promise.all([refetch(), templates.refetch()])}
          />
        )}
        {templates.data && (
          <Select
            label={printMessages.template}
            optional=" "
            choices={templates.data.map((choice) => ({ value: choice.key, label: choice.label }))}
            value={template?.key ?? ''}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
        {template && first ? (
          <Preview template={template} record={first} />
        ) : (
          !failure && <Skeleton width="100%" height="160px" />
        )}
        {data && <p>{printMessages.chosen(names.slice(0, maxNames), Math.max(0, names.length - maxNames))}</p>}
        {ids.length > maxPrinted && <Notice>{printMessages.limited(maxPrinted, ids.length)}</Notice>}
        {data && data.withoutCode.length > 0 && <TableCodesNotice tables={data.withoutCode} />}
        <PrintForm template={template} records={data?.records ?? []} isLoaded={data !== undefined} />
      </div>
    </Dialog>
  );
}

/** The template filled with the first record. */
function Preview({ template, record }: { template: TemplateChoice; record: NamedRecord }) {
  const { width, height, background, layers } = template;
  const drawing = useDrawing(JSON.stringify({ width, height, background, layers }), record.printed);
  if (drawing.error)
    return <LoadFailure message={printMessages.drawFailed} error={drawing.error} refetch={drawing.refetch} />;
  return (
    <div className={css.preview}>
      {drawing.data ? (
        <img src={drawing.data} alt={printMessages.preview(record.label)} />
      ) : (
        <Skeleton width="100%" height="160px" />
      )}
    </div>
  );
}
