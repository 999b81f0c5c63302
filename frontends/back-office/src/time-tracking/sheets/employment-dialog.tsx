import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import {
  type EmploymentDraft,
  type EmploymentOnWire,
  readEmployment,
  saveEmployment,
  type Trade,
  tradeLabels,
  yearKindLabels,
} from '@theke/contracts/time-tracking/employment';
import type { HolidayRegion } from '@theke/rules/working-time/public-holidays';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../shared/decision-form.tsx';
import { Refusal } from '../shared/refusal.tsx';
import { sheetKeys } from '../shared/sheet-keys.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { CarriedFields } from './carried-fields.tsx';
import * as css from './employment-form.module.css';
import { TermsFields } from './terms-fields.tsx';
import { faultsOf, moveFirstDay, sentEmployment, type TypedEmployment, typedEmployment } from './typed-employment.ts';

const agreedMessages = sheetMessages.agreed;

type Props = { person: { id: string; name: string }; today: string; zone: string; onClose: () => void };

/** Dialog for a person's employment terms; past balances are recalculated. */
export function EmploymentDialog(props: Props) {
  const api = useApi();
  const { data, error } = useQuery({
    ...endpointQuery(api, readEmployment, { params: { id: props.person.id } }),
    // Not refetched, so that input is not overwritten; an outdated version is reported on saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data !== undefined) return <EmploymentForm {...props} found={data} />;
  if (!error) return null;
  return (
    <Dialog
      title={agreedMessages.title(props.person.name)}
      closeLabel={messages.close}
      onClose={props.onClose}
      actions={null}
    >
      <Notice kind="late">{agreedMessages.loadFailed}</Notice>
    </Dialog>
  );
}

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function EmploymentForm({ person, today, zone, found, onClose }: Props & { found: EmploymentOnWire | null }) {
  const { isBusy, problem, run } = useAction(saveEmployment, { invalidates: sheetKeys, onDone: onClose });
  const [typed, setTyped] = useState(() => typedEmployment(found, { today, zone }));
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(typed) : {};
  const change = (part: Partial<TypedEmployment>) => setTyped({ ...typed, ...part });

  const send = () => {
    setTried(true);
    if (Object.keys(faultsOf(typed)).length > 0) return;
    const body = { ...sentEmployment(typed), version: found?.version ?? 0 };
    void run({ params: { id: person.id }, body });
  };
  const day = (
    name: 'employedFrom' | 'endsOn' | 'birthDate' | 'countsFrom',
    more: { optional?: string; hint?: string } = {},
  ) => (
    <DateInput
      label={agreedMessages[name]}
      value={typed[name]}
      error={faults[name]}
      onChange={(value) =>
        name === 'employedFrom' && found === null
          ? setTyped(moveFirstDay(typed, value, today))
          : change({ [name]: value })
      }
      {...more}
    />
  );
  return (
    <DecisionForm
      title={agreedMessages.title(person.name)}
      label={agreedMessages.save}
      className={css.form}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={agreedMessages.failed} problem={problem} />
      <TermsFields terms={typed.terms} faults={faults} onChange={(terms) => change({ terms })} />
      <div className={css.pair}>
        {day('employedFrom')}
        {day('endsOn', { optional: agreedMessages.optional })}
      </div>
      <div className={css.pair}>
        {day('countsFrom')}
        <TextInput
          label={agreedMessages.opening}
          value={typed.opening}
          hint={agreedMessages.openingHint}
          error={faults.opening}
          onChange={({ target }) => change({ opening: target.value })}
        />
      </div>
      <Select
        label={agreedMessages.region}
        choices={choicesOf(agreedMessages.regions)}
        value={typed.region}
        onChange={({ target }) => change({ region: target.value as HolidayRegion })}
      />
      <div className={css.pair}>
        <Select
          label={agreedMessages.trade}
          choices={choicesOf(tradeLabels)}
          value={typed.trade}
          onChange={({ target }) => change({ trade: target.value as Trade })}
        />
        {day('birthDate', { optional: agreedMessages.optional, hint: agreedMessages.birthHint })}
      </div>
      <Select
        label={agreedMessages.yearKind}
        choices={choicesOf(yearKindLabels)}
        value={typed.yearKind}
        onChange={({ target }) => change({ yearKind: target.value as EmploymentDraft['yearKind'] })}
      />
      <CarriedFields carried={typed.carried} faults={faults} onChange={(carried) => change({ carried })} />
      <TextInput
        label={agreedMessages.told}
        optional={agreedMessages.optional}
        hint={agreedMessages.toldHint}
        error={faults.notifiedYears}
        value={typed.notifiedYears}
        onChange={({ target }) => change({ notifiedYears: target.value })}
      />
    </DecisionForm>
  );
}
