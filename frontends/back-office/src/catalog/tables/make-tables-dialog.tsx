import { useQueryClient } from '@tanstack/react-query';
import { makeEach } from '@theke/admin/api/make-each.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { tables } from '@theke/contracts/catalog/table';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import * as css from './make-tables-dialog.module.css';
import { tableMessages } from './table-messages.de.ts';
import { tableNumbers } from './table-numbers.ts';

/** Dialog to create a range of tables of a branch; failures do not stop the others, and existing tables are listed. */
export function MakeTablesDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { branches } = useShop();
  const [branch, setBranch] = useState(branches.length === 1 ? (branches[0]?.id ?? '') : '');
  const [prefix, setPrefix] = useState('');
  const [range, setRange] = useState({ from: '1', to: '20' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const numbers = tableNumbers(prefix, range.from, range.to);

  async function save() {
    setIsSubmitted(true);
    if (!branch || !numbers) return;
    const problems = await makeEach(
      numbers,
      (identifier) => identifier,
      (identifier) => api(tables.endpoints.create, { body: { identifier, branch: { id: branch } } }),
      setProgress,
    );
    setProgress(undefined);
    setRefused(problems);
    void client.invalidateQueries({ queryKey: [tables.name] });
    const count = numbers.length - problems.length;
    if (count > 0) notify(tableMessages.done(count), { type: 'info' });
    if (problems.length === 0) onClose();
  }
  return (
    <DecisionDialog
      title={tableMessages.title}
      label={numbers ? tableMessages.save(numbers.length) : tableMessages.none}
      busyLabel={progress !== undefined && tableMessages.progress(progress, numbers?.length ?? 0)}
      onDecide={() => void save()}
      onClose={onClose}
    >
      <DialogForm className={css.form} onSubmit={() => void save()}>
        {refused.length > 0 && (
          <Notice kind="late" role="alert">
            <b>{tableMessages.refused}</b>
            <ul className={css.refused}>
              {refused.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Select
          label={tableMessages.branch}
          choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={tableMessages.choose}
          value={branch}
          error={isSubmitted && !branch ? tableMessages.branchMissing : undefined}
          onChange={(event) => setBranch(event.target.value)}
        />
        <TextInput
          label={tableMessages.prefix}
          hint={tableMessages.prefixHint}
          optional=" "
          maxLength={30}
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
        />
        <div className={css.range}>
          <TextInput
            label={tableMessages.from}
            inputMode="numeric"
            value={range.from}
            onChange={(event) => setRange({ ...range, from: event.target.value })}
          />
          <TextInput
            label={tableMessages.to}
            inputMode="numeric"
            value={range.to}
            error={isSubmitted && !numbers ? tableMessages.rangeWrong : undefined}
            onChange={(event) => setRange({ ...range, to: event.target.value })}
          />
        </div>
      </DialogForm>
    </DecisionDialog>
  );
}
