import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { type ImageTemplate, maxPrinted } from '@theke/contracts/media/image-template';
import { Checkbox } from '@theke/ui/checkbox';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import * as css from './print-dialog.module.css';
import { PrintForm } from './print-form.tsx';
import { printMessages } from './print-messages.de.ts';
import { TableCodesNotice } from './table-codes-notice.tsx';
import { type NamedRecord, usePrintedRecords } from './use-printed-records.ts';

/** Prints a saved template for the chosen records of its kind. */
export function PrintDialog({ template, onClose }: { template: ImageTemplate; onClose: () => void }) {
  const { data, error, refetch } = usePrintedRecords(template.subject, { count: maxPrinted });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = (data?.records ?? []).filter(({ id }) => !left.has(id));
  const withoutCode = (data?.withoutCode ?? []).filter(({ id }) => !left.has(id));
  return (
    <Dialog title={printMessages.printTitle} closeLabel={printMessages.close} onClose={onClose}>
      <div className={css.form}>
        <p>{printMessages.printUnsaved}</p>
        {error && !data && <LoadFailure message={printMessages.loadFailed} error={error} refetch={refetch} />}
        {template.subject !== 'none' &&
          (data ? (
            <Records {...{ records: data.records, left, onLeft: setLeft }} />
          ) : (
            !error && <Skeleton width="100%" height="160px" />
          ))}
        {data && data.total > maxPrinted && <Notice>{printMessages.limited(maxPrinted, data.total)}</Notice>}
        {withoutCode.length > 0 && <TableCodesNotice tables={withoutCode} />}
        <PrintForm template={template} records={chosen} isLoaded={data !== undefined} />
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
      <legend>{printMessages.records}</legend>
      <Checkbox
        checked={left.size === 0}
        onChange={() => onLeft(new Set(left.size === 0 ? records.map(({ id }) => id) : []))}
      >
        {printMessages.all(records.length)}
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
