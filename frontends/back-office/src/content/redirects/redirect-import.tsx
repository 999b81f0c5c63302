import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { FileField } from '@theke/admin/forms/editors/file-field.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type ImportedRule, importRedirects } from '@theke/contracts/content/redirect-tools';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import * as css from './redirect-import.module.css';
import { redirectMessages } from './redirect-messages.de.ts';

const messages = redirectMessages.import;
const maxBytes = 400_000;
/** Number of rules without errors that are listed. */
const maxListed = 20;

/** Reads a file as UTF-8, or as Windows-1252, in which Excel saves. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Imports redirects from a CSV file after showing what each line does. */
export function RedirectImport({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [csv, setCsv] = useState<string>();
  const [rules, setRules] = useState<readonly ImportedRule[]>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const check = useAction((text: string) => api(importRedirects, { body: { csv: text, isPreview: true } }), {
    onDone: (reply) => setRules(reply.rules),
  });
  const save = useAction(importRedirects, {
    invalidates: [['redirects'], ['redirect-checks']],
    onDone: (reply) => {
      setRules(reply.rules);
      if (reply.saved === 0) return;
      notify(messages.done(reply.saved), { type: 'info' });
      onClose();
    },
  });
  async function choose(file: File | undefined) {
    setFile(file);
    setRules(undefined);
    setCsv(undefined);
    setIsUnreadable(false);
    check.reset();
    save.reset();
    if (!file) return;
    if (file.size > maxBytes) return setIsUnreadable(true);
    const text = await readText(file);
    setCsv(text);
    void check.run(text);
  }
  const faulty = rules?.filter(({ problem }) => problem !== undefined) ?? [];
  const canSave = csv !== undefined && rules !== undefined && rules.length > 0 && faulty.length === 0;
  const problem = check.problem ?? save.problem;
  return (
    <DecisionDialog
      title={messages.title}
      label={canSave ? messages.button(rules.length) : messages.nothing}
      busyLabel={(check.isBusy && messages.checking) || (save.isBusy && messages.busy)}
      isDisabled={!canSave}
      onDecide={() => void (csv !== undefined && save.run({ body: { csv } }))}
      onClose={onClose}
    >
      <FileField
        label={messages.file}
        hint={messages.lead}
        fault={isUnreadable ? messages.unreadable : problem?.message}
        accept=".csv,.txt,text/csv,text/plain"
        file={file}
        onChoose={(chosen) => void choose(chosen)}
        onRemove={() => void choose(undefined)}
      />
      <div aria-live="polite">{rules && <Preview rules={rules} faulty={faulty} />}</div>
    </DecisionDialog>
  );
}

function Preview({ rules, faulty }: { rules: readonly ImportedRule[]; faulty: readonly ImportedRule[] }) {
  const fine = rules.filter(({ problem }) => problem === undefined);
  const replaced = rules.filter(({ replaces }) => replaces).length;
  const listed = [...faulty, ...fine.slice(0, maxListed)].toSorted((a, b) => a.line - b.line);
  const hidden = rules.length - listed.length;
  return (
    <div className={css.preview}>
      <Notice kind={faulty.length > 0 ? 'late' : 'ok'}>
        {faulty.length > 0 ? messages.problems(faulty.length) : messages.fine(rules.length, replaced)}
      </Notice>
      <table className={css.rules}>
        <thead>
          <tr>
            <th scope="col">{messages.line}</th>
            <th scope="col">{messages.from}</th>
            <th scope="col">{messages.to}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ line, path, target, problem, replaces }) => (
            <tr key={line} className={problem && css.bad}>
              <td>{line}</td>
              <td>/{path}</td>
              <td>
                {target}
                {(problem ?? replaces) && <small>{problem ?? messages.replaces}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>{messages.more(hidden)}</p>}
    </div>
  );
}
