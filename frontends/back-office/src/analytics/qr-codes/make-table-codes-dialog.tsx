import { useQueryClient } from '@tanstack/react-query';
import { makeEach } from '@theke/admin/api/make-each.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { tables } from '@theke/contracts/catalog/table';
import { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { codesForTables } from '../shared/table-codes.ts';
import { qrMessages } from './qr-messages.de.ts';
import * as css from './qr-preview.module.css';

const pageSize = 500;

/** Creates a code for every table of a branch without one; failures do not stop the others and are listed. */
export function MakeTableCodesDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { branches } = useShop();
  const [chosen, setChosen] = useState(branches.length === 1 ? (branches[0]?.id ?? '') : '');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [progress, setProgress] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function make() {
    setIsSubmitted(true);
    const branch = branches.find(({ id }) => id === chosen);
    if (!branch) return;
    setRefused([]);
    setProgress(qrMessages.loading);
    try {
      const filter = { branch: branch.id };
      const [all, existing] = await Promise.all([
        readEveryPage((page) => api(tables.endpoints.list, { query: { page, pageSize, filter } }), pageSize),
        readEveryPage((page) => api(qrCodes.endpoints.list, { query: { page, pageSize, filter } }), pageSize),
      ]);
      if (all.length === 0) return setRefused([qrMessages.noTables]);
      const drafts = codesForTables(branch, all, existing);
      const problems = await makeEach(
        drafts,
        ({ name }) => name,
        (body) => api(qrCodes.endpoints.create, { body }),
        (count) => setProgress(qrMessages.progress(count, drafts.length)),
      );
      setRefused(problems);
      notify(qrMessages.done(drafts.length - problems.length), { type: 'info' });
      if (problems.length === 0) onClose();
    } catch (error) {
      setRefused([ApiError.from(error).message]);
    } finally {
      setProgress(undefined);
      void client.invalidateQueries({ queryKey: [qrCodes.name] });
    }
  }

  return (
    <DecisionDialog
      title={qrMessages.forTablesTitle}
      label={qrMessages.make}
      busyLabel={progress ?? false}
      onDecide={() => void make()}
      onClose={onClose}
    >
      <div className={css.form}>
        {refused.length > 0 && (
          <Notice kind="late" role="alert">
            {refused.length > 1 && <b>{qrMessages.refused}</b>}
            <ul>
              {refused.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        <p>{qrMessages.forTablesText}</p>
        <Select
          label={qrMessages.branch}
          choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={qrMessages.choose}
          value={chosen}
          error={isSubmitted && !chosen ? qrMessages.branchMissing : undefined}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
    </DecisionDialog>
  );
}
