import { useAction } from '@theke/admin/api/use-action.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import {
  type AbsenceKind,
  absenceKindLabels,
  createAbsence,
  type DayHalf,
  dayHalfLabels,
} from '@theke/contracts/time-tracking/absence';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from './decision-form.tsx';
import { Refusal } from './refusal.tsx';
import { sheetKeys } from './sheet-keys.ts';
import { sheetMessages } from './sheet-messages.de.ts';
import * as css from './time-form.module.css';

const messages = sheetMessages.absence;

type Named = { id: string; name: string };

type Props = {
  /** Whose absence; several are offered to choose from. */
  people: readonly Named[];
  /** Initial day of the form. */
  day: string;
  /** Whether someone else has to decide. */
  needsApproval: boolean;
  onClose: () => void;
};

/** Dialog to enter or request an absence. */
export function AbsenceDialog({ people, day, needsApproval, onClose }: Props) {
  const [chosen, setChosen] = useState(people[0]?.id ?? '');
  const only = people.length === 1 ? people[0] : undefined;
  const { isBusy, problem, run } = useAction(createAbsence, { invalidates: sheetKeys, onDone: onClose });
  const [kind, setKind] = useState<AbsenceKind>('holiday');
  const [from, setFrom] = useState(day);
  const [to, setTo] = useState(day);
  const [half, setHalf] = useState<DayHalf | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = (value: string) => (isTried && value === '' ? messages.missing : undefined);

  const send = () => {
    setTried(true);
    if (from === '' || to === '') return;
    const body = { user: { id: chosen }, kind, from, to, isHalfDay: half !== null, half, reason };
    void run({ body });
  };
  return (
    <DecisionForm
      title={[needsApproval ? sheetMessages.askAbsence : sheetMessages.addAbsence, only?.name]
        .filter(Boolean)
        .join(': ')}
      label={needsApproval ? messages.ask : messages.enter}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={messages.failed} problem={problem} />
      {!only && (
        <Select
          label={sheetMessages.person}
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Select
        label={messages.kind}
        choices={Object.entries(absenceKindLabels).map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as AbsenceKind)}
      />
      <div className={css.pair}>
        <DateInput
          label={messages.from}
          value={from}
          error={missing(from)}
          onChange={(value) => {
            setFrom(value);
            if (value > to) setTo(value);
          }}
        />
        <DateInput label={messages.to} value={to} min={from} error={missing(to)} onChange={(value) => setTo(value)} />
      </div>
      <Segmented
        label={messages.share}
        value={half ?? 'day'}
        segments={[
          { value: 'day', label: messages.wholeDay },
          { value: 'morning', label: dayHalfLabels.morning },
          { value: 'afternoon', label: dayHalfLabels.afternoon },
        ]}
        onChange={(value) => setHalf(value === 'day' ? null : value)}
      />
      <TextInput
        label={messages.reason}
        optional={messages.optional}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DecisionForm>
  );
}
