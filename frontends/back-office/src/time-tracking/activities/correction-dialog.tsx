import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import {
  type Booking,
  createWorkingActivity,
  deleteWorkingActivity,
  readWorkingActivity,
  updateWorkingActivity,
  type WorkingActivity,
  type WorkingFact,
} from '@theke/contracts/time-tracking/working-activity';
import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { Checkbox } from '@theke/ui/checkbox';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { PauseFields, type TypedPause } from '../shared/pause-fields.tsx';
import { Refusal } from '../shared/refusal.tsx';
import * as css from '../shared/time-form.module.css';
import { timeMessages } from '../shared/time-messages.de.ts';
import { BookedField } from './booked-field.tsx';
import { FactList } from './fact-list.tsx';

const correctionMessages = timeMessages.correction;

type Props = {
  zone: string;
  /** The displayed day; a new entry starts there. */
  day: string;
  onClose: () => void;
} & (
  | { activity: Pick<WorkingActivity, 'id' | 'name'> }
  | { activity?: undefined; branch: string; people: readonly WorkingPerson[] }
);

/** Dialog to correct or add an entry with a reason; the original data stays visible (TIME-05). */
export function CorrectionDialog(props: Props) {
  const api = useApi();
  const { activity } = props;
  const { data, error } = useQuery({
    ...endpointQuery(api, readWorkingActivity, { params: { id: activity?.id ?? '' } }),
    enabled: activity !== undefined,
    // Not refetched, so that input is not overwritten; an outdated version is reported on saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!activity) return <CorrectionForm {...props} />;
  if (data) return <CorrectionForm {...props} found={data} />;
  // Rendered after loading: a later replacement of the dialog would take the focus from screen reader users.
  if (!error) return null;
  return (
    <Dialog
      title={correctionMessages.title(activity.name)}
      closeLabel={messages.close}
      onClose={props.onClose}
      actions={null}
    >
      <Notice kind="late">{correctionMessages.loadFailed}</Notice>
    </Dialog>
  );
}

type Found = WorkingActivity & { facts: readonly WorkingFact[] };

function CorrectionForm({ found, ...props }: Props & { found?: Found }) {
  const { zone, day, onClose } = props;
  const api = useApi();
  const typed = (at: string | null | undefined) => (at ? clockInput(at, zone) : '');
  const [person, setPerson] = useState('');
  const [startAt, setStartAt] = useState(found ? typed(found.startAt) : `${day}T08:00`);
  const [endAt, setEndAt] = useState(typed(found?.endAt));
  const [pauses, setPauses] = useState<TypedPause[]>(
    (found?.pauses ?? []).map((pause) => ({ from: typed(pause.startAt), to: typed(pause.endAt) })),
  );
  const [booked, setBooked] = useState<Booking>();
  const [reason, setReason] = useState('');
  const [isNever, setIsNever] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const people = props.activity ? undefined : props.people;
  const isWhole =
    reason.trim().length >= 3 &&
    (isNever || (startAt !== '' && pauses.every(({ from }) => from !== ''))) &&
    (found || person);

  async function send() {
    const instant = (text: string) => instantOfInput(text, zone);
    const body = {
      startAt: startAt && instant(startAt),
      endAt: endAt === '' ? null : instant(endAt),
      pauses: pauses.map(({ from, to }) => ({ startAt: instant(from), endAt: to === '' ? null : instant(to) })),
      ...(booked && { booked }),
      reason,
    };
    if (!found) {
      const branch = { id: props.activity ? '' : props.branch };
      await api(createWorkingActivity, { body: { user: { id: person }, branch, ...body } });
    } else if (isNever) await api(deleteWorkingActivity, { params: { id: found.id }, query: { reason } });
    else await api(updateWorkingActivity, { params: { id: found.id }, body: { version: found.version, ...body } });
  }

  const { isBusy, problem, run } = useAction(send, {
    invalidates: [['working-activities'], ['working-people']],
    onDone: onClose,
  });
  const decide = () => {
    setIsSubmitted(true);
    if (isWhole) void run();
  };
  const missing = (value: string) => (isSubmitted && value.trim() === '' ? correctionMessages.missing : undefined);
  const refusal = found
    ? isNever
      ? correctionMessages.deleteFailed
      : correctionMessages.updateFailed
    : correctionMessages.createFailed;

  return (
    <DecisionDialog
      title={found ? correctionMessages.title(found.name) : correctionMessages.addTitle}
      label={correctionMessages.save}
      isDanger={isNever}
      busyLabel={isBusy && messages.working}
      onDecide={decide}
      onClose={onClose}
    >
      <DialogForm className={css.form} onSubmit={decide}>
        <Refusal failed={refusal} problem={problem} />
        {people && (
          <Select
            label={correctionMessages.person}
            choices={[
              { value: '', label: correctionMessages.choosePerson },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={person}
            error={missing(person)}
            onChange={({ target }) => setPerson(target.value)}
          />
        )}
        {!isNever && (
          <>
            <div className={css.pair}>
              <DateInput
                kind="moment"
                label={correctionMessages.startAt}
                value={startAt}
                error={missing(startAt)}
                onChange={(value) => setStartAt(value)}
              />
              <DateInput
                kind="moment"
                label={correctionMessages.endAt}
                value={endAt}
                hint={found?.state === 'running' || found?.state === 'paused' ? correctionMessages.endHint : undefined}
                onChange={(value) => setEndAt(value)}
              />
            </div>
            <PauseFields {...{ pauses, startAt, isSubmitted }} onChange={setPauses} />
            <BookedField
              branch={found?.branch.id ?? (props.activity ? '' : props.branch)}
              isNew={!found}
              value={booked}
              onChange={setBooked}
            />
          </>
        )}
        {found && (
          <Checkbox checked={isNever} onChange={({ target }) => setIsNever(target.checked)}>
            {correctionMessages.never}
          </Checkbox>
        )}
        <TextInput
          label={correctionMessages.reason}
          value={reason}
          maxLength={300}
          hint={correctionMessages.reasonHint}
          error={isSubmitted && reason.trim().length < 3 ? correctionMessages.missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </DialogForm>
      {found && <FactList facts={found.facts} zone={zone} />}
    </DecisionDialog>
  );
}
