import { makeEach } from '@theke/admin/api/make-each.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import type { Table } from '@theke/contracts/catalog/table';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { codesForTables } from '../../../analytics/shared/table-codes.ts';
import * as css from './print-dialog.module.css';
import { printMessages } from './print-messages.de.ts';

/** Tells which printed tables have no QR code, and creates the codes. */
export function TableCodesNotice({ tables }: { tables: readonly Table[] }) {
  const api = useApi();
  const { branches } = useShop();
  const mayCreate = may(useMe(), qrCodes.write);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const { run: make, isBusy } = useAction(
    async () => {
      const drafts = branches.flatMap((branch) =>
        codesForTables(
          branch,
          tables.filter((table) => table.branch.id === branch.id),
          [],
        ),
      );
      setRefused(
        await makeEach(
          drafts,
          ({ name }) => name,
          (body) => api(qrCodes.endpoints.create, { body }),
          () => undefined,
        ),
      );
    },
    { invalidates: [[qrCodes.name], ['printed-records']] },
  );

  return (
    <Notice>
      <div className={css.form}>
        <span>{printMessages.withoutCode(tables.length)}</span>
        {refused.map((sentence) => (
          <span key={sentence} role="alert">
            {sentence}
          </span>
        ))}
        {mayCreate && (
          <Button kind="second" size="small" busyLabel={isBusy && printMessages.making} onClick={() => void make()}>
            {printMessages.makeCodes(tables.length)}
          </Button>
        )}
      </div>
    </Notice>
  );
}
