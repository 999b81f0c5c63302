import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { metaOf } from '@theke/contracts/field';
import { payrollNumbers, readPayrollFile, readTeamPayrollFile } from '@theke/contracts/time-tracking/month-file';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../decision-form.tsx';
import { monthText } from '../month-days.ts';
import { Refusal } from '../refusal.tsx';
import { sheetMessages } from '../sheet-messages.de.ts';
import * as formCss from '../time-form.module.css';
import { isOptional, lastNumbers, type PayrollNumber, rememberNumbers, sentNumbers } from './payroll-numbers.ts';

const messages = sheetMessages.payroll;

type Named = { id: string; name: string };
/** For a person, or for everybody in a branch's team. */
type Props = ({ person: Named } | { branch: Named }) & { month: string; onClose: () => void };

/** Dialog for the payroll's company number and wage types, which exports the file (TIME-16). */
export function PayrollDialog({ month, onClose, ...scope }: Props) {
  const api = useApi();
  const [typed, setTyped] = useState(lastNumbers);
  const [isTried, setTried] = useState(false);
  const { sent, wrong } = sentNumbers(typed);

  async function download() {
    const { consultant = '', client = '', worked = '', ...rest } = sent;
    const numbers = { month, consultant, client, worked, ...rest };
    const { fileName, content } = await ('person' in scope
      ? api(readPayrollFile, { query: { user: scope.person.id, ...numbers } })
      : api(readTeamPayrollFile, { query: { branch: scope.branch.id, ...numbers } }));
    saveFile(fileName, new Blob([content], { type: 'text/plain' }));
  }
  const { isBusy, problem, run } = useAction(download, { onDone: onClose });
  const send = () => {
    setTried(true);
    if (wrong.size > 0) return;
    rememberNumbers(typed);
    void run();
  };
  const input = (name: PayrollNumber) => (
    <TextInput
      key={name}
      label={metaOf(payrollNumbers[name]).title ?? name}
      optional={isOptional(name) ? messages.optional : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={typed[name]}
      error={isTried && wrong.has(name) ? messages.wrong : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <DecisionForm
      title={`${'person' in scope ? scope.person.name : scope.branch.name}: ${monthText(month)}`}
      label={messages.save}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={messages.failed} problem={problem} />
      <p>{'person' in scope ? messages.text : messages.teamText}</p>
      <div className={formCss.pair}>{(['consultant', 'client'] as const).map(input)}</div>
      <p>{messages.wageTypesText}</p>
      <div className={formCss.pair}>{(['worked', 'publicHoliday', 'holiday', 'sick'] as const).map(input)}</div>
    </DecisionForm>
  );
}
