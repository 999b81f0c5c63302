import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { createCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import type { LocalDate } from '@theke/rules/time/local-time';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../shared/decision-form.tsx';
import { PauseFields, type TypedPause } from '../shared/pause-fields.tsx';
import { Refusal } from '../shared/refusal.tsx';
import { timesText } from '../shared/request-texts.ts';
import { sheetKeys } from '../shared/sheet-keys.ts';
import * as formCss from '../shared/time-form.module.css';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { useRequestId } from '../shared/use-request-id.ts';
import { myTimeMessages } from './my-time-messages.de.ts';

const messages = myTimeMessages.ask;

type Props = {
  /** Initial day of a missing entry. */
  day: LocalDate;
  /** The user's entries of that day. */
  activities: readonly WorkingActivity[];
  onClose: () => void;
};

/** Dialog to request a correction from the branch's manager; nothing changes until it is approved (TIME-05). */
export function AskDialog({ day, activities, onClose }: Props) {
  const [chosen, setChosen] = useState(activities[0]?.id ?? '');
  const zoneOf = useZoneOf();
  const [isTried, setTried] = useState(false);
  const activity = activities.find(({ id }) => id === chosen);
  const { form, fields } = useRequestForm(activity, { day, isTried });
  const { isBusy, problem, run } = useAction(form.send, { invalidates: sheetKeys, onDone: onClose });
  const send = () => {
    setTried(true);
    if (form.isWhole) void run();
  };
  return (
    <DecisionForm title={messages.title} label={messages.send} isBusy={isBusy} onSend={send} onClose={onClose}>
      <p>{messages.lead}</p>
      <Refusal failed={messages.failed} problem={problem} />
      {activities.length > 0 && (
        <Select
          label={messages.which}
          choices={[
            ...activities.map((one) => ({ value: one.id, label: timesText(one, zoneOf(one.branch.id)) })),
            { value: '', label: messages.missingTime },
          ]}
          value={chosen}
          onChange={({ target }) => {
            form.restart(activities.find(({ id }) => id === target.value));
            setChosen(target.value);
          }}
        />
      )}
      {fields}
    </DecisionForm>
  );
}

type Typed = { startAt: string; endAt: string; pauses: TypedPause[] };

function typedOf(activity: WorkingActivity | undefined, day: LocalDate, zone: string): Typed {
  const typed = (at: string | null) => (at === null ? '' : clockInput(at, zone));
  if (!activity) return { startAt: `${day}T08:00`, endAt: '', pauses: [] };
  const pauses = activity.pauses.map(({ startAt, endAt }) => ({ from: typed(startAt), to: typed(endAt) }));
  return { startAt: typed(activity.startAt), endAt: typed(activity.endAt), pauses };
}

/** Unchanged times keep their instants, because a clock shows an hour twice when daylight saving time ends. */
function instantsOf(activity: WorkingActivity | undefined, zone: string): (text: string) => string {
  const stood = [
    activity?.startAt,
    activity?.endAt,
    ...(activity?.pauses.flatMap((one) => [one.startAt, one.endAt]) ?? []),
  ];
  const exactInstants = new Map(stood.flatMap((at) => (at ? [[clockInput(at, zone), at] as const] : [])));
  return (text) => exactInstants.get(text) ?? instantOfInput(text, zone);
}

function useRequestForm(activity: WorkingActivity | undefined, { day, isTried }: { day: LocalDate; isTried: boolean }) {
  const api = useApi();
  const zoneOf = useZoneOf();
  const branches = useOwnBranches();
  const [branch, setBranch] = useState(branches[0]?.id ?? '');
  const zone = zoneOf(activity?.branch.id ?? branch);
  const [typed, setTyped] = useState(() => typedOf(activity, day, zone));
  const [reason, setReason] = useState('');
  const idOf = useRequestId();
  const { startAt, endAt, pauses } = typed;
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const isWhole =
    startAt !== '' &&
    endAt !== '' &&
    pauses.every(({ from, to }) => from !== '' && to !== '') &&
    reason.trim().length >= 3;
  const instant = instantsOf(activity, zone);
  const send = () => {
    const draft = {
      activity: activity ? { id: activity.id } : null,
      branch: activity ? null : { id: branch },
      startAt: instant(startAt),
      endAt: instant(endAt),
      pauses: pauses.map(({ from, to }) => ({ startAt: instant(from), endAt: instant(to) })),
      reason,
    };
    return api(createCorrectionRequest, { body: { id: idOf(draft), ...draft } });
  };
  const missing = (value: string) => (isTried && value === '' ? messages.missing : undefined);
  const fields = (
    <>
      {!activity && branches.length > 1 && (
        <Select
          label={messages.branch}
          choices={branches.map((one) => ({ value: one.id, label: one.name }))}
          value={branch}
          onChange={({ target }) => setBranch(target.value)}
        />
      )}
      <div className={formCss.pair}>
        <DateInput
          kind="moment"
          label={messages.startAt}
          value={startAt}
          error={missing(startAt)}
          onChange={(value) => change({ startAt: value })}
        />
        <DateInput
          kind="moment"
          label={messages.endAt}
          value={endAt}
          error={missing(endAt)}
          onChange={(value) => change({ endAt: value })}
        />
      </div>
      <PauseFields {...{ pauses, startAt }} isSubmitted={isTried} onChange={(changed) => change({ pauses: changed })} />
      <TextInput
        label={messages.reason}
        value={reason}
        maxLength={300}
        hint={messages.reasonHint}
        error={isTried && reason.trim().length < 3 ? (reason.trim() ? messages.tooShort : messages.missing) : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </>
  );
  const restart = (other: WorkingActivity | undefined) =>
    change(typedOf(other, day, zoneOf(other?.branch.id ?? branch)));
  return { form: { isWhole, send, restart }, fields };
}
