import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { maxOnSheets } from '@theke/contracts/analytics/qr-code-print';
import { type LabelKind, labelKinds } from '@theke/rules/qr/label-layout';
import { ApiError } from '@theke/ui/api-error';
import { buttonClass } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { useState } from 'react';
import { Link } from 'react-router';
import { qrMessages } from './qr-messages.de.ts';
import * as css from './qr-preview.module.css';

const pageSize = 500;
/** Sorts "Tisch 2" before "Tisch 10". */
const byName = new Intl.Collator('de', { numeric: true });

/** Prints codes of one or all branches on sheets of either kind (QR-08); one file per hundred codes at most. */
export function QrSheetDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const { branches, config } = useShop();
  const [branch, setBranch] = useState('');
  const [kind, setKind] = useState<LabelKind>('detail');
  const maySet = may(useMe(), 'config.write');
  const layout = config.labels[kind];
  // Every file but the last ends with a full sheet.
  const onSheet = layout.rows * layout.columns;
  const inFile = Math.floor(maxOnSheets / onSheet) * onSheet;
  const { data: codes, error } = useQuery({
    queryKey: [qrCodes.name, 'sheet', branch],
    queryFn: ({ signal }) =>
      readEveryPage(
        (page) =>
          api(qrCodes.endpoints.list, { query: { page, pageSize, ...(branch && { filter: { branch } }) } }, signal),
        pageSize,
      ),
  });
  const sorted = (codes ?? []).toSorted((a, b) => byName.compare(a.name, b.name)).map(({ id }) => id);
  const files = Array.from({ length: Math.ceil(sorted.length / inFile) }, (_, index) =>
    sorted.slice(index * inFile, (index + 1) * inFile),
  );
  return (
    <Dialog title={qrMessages.sheetTitle} closeLabel={qrMessages.close} onClose={onClose}>
      <div className={css.form}>
        <p>{qrMessages.sheetText}</p>
        <Select
          label={qrMessages.branch}
          optional=" "
          choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={qrMessages.allBranches}
          value={branch}
          onChange={(event) => setBranch(event.target.value)}
        />
        <Segmented<LabelKind>
          label={qrMessages.layout}
          value={kind}
          segments={labelKinds.map((value) => ({ value, label: qrMessages.layouts[value] }))}
          onChange={setKind}
        />
        <p aria-live="polite">
          {qrMessages.capacity(layout)} {maySet && <Link to="/config">{qrMessages.layoutSettings}</Link>}
        </p>
        {error && (
          <Notice kind="late" role="alert">
            {ApiError.from(error).message}
          </Notice>
        )}
        {codes?.length === 0 && <Notice>{qrMessages.noCodes}</Notice>}
        <div className={css.links}>
          {files.map((ids, index) => (
            <a
              key={ids[0]}
              className={buttonClass({ kind: 'main', size: 'small' })}
              href={`/api/qr-codes/sheet?layout=${kind}&ids=${ids.join(',')}`}
              target="_blank"
              rel="noreferrer"
            >
              {files.length === 1
                ? qrMessages.sheetOf(ids.length, Math.ceil(ids.length / onSheet))
                : qrMessages.sheetFrom(index * inFile + 1, index * inFile + ids.length)}
            </a>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
