import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { readWages, saveWages, type WagesOnWire } from '@theke/contracts/time-tracking/wage';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../shared/decision-form.tsx';
import { Refusal } from '../shared/refusal.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { TypedRows } from '../shared/typed-rows.tsx';
import * as css from './employment-form.module.css';
import { faultsOfWages, sentWages, typedWages } from './typed-wages.ts';

const wagesMessages = sheetMessages.wages;

type Props = { person: { id: string; name: string }; today: string; onClose: () => void };

/** Dialog for a person's hourly wage by start date, which determines the costs of plans. */
export function WageDialog(props: Props) {
  const { data, error } = useQuery({
    ...endpointQuery(useApi(), readWages, { params: { id: props.person.id } }),
    // Not refetched, so that input is not overwritten; an outdated version is reported on saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <WageForm {...props} found={data} />;
  if (!error) return null;
  return (
    <Dialog
      title={wagesMessages.title(props.person.name)}
      closeLabel={messages.close}
      onClose={props.onClose}
      actions={null}
    >
      <Notice kind="late">{wagesMessages.loadFailed}</Notice>
    </Dialog>
  );
}

function WageForm({ person, today, found, onClose }: Props & { found: WagesOnWire }) {
  const { currency } = useShop().config;
  const { isBusy, problem, run } = useAction(saveWages, {
    invalidates: [['working-people'], ['working-schedules']],
    onDone: onClose,
  });
  const [typed, setTyped] = useState(() => typedWages(found, today));
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOfWages(typed) : [];

  const send = () => {
    setTried(true);
    if (faultsOfWages(typed).some((fault) => Object.keys(fault).length > 0)) return;
    const body = { ...sentWages(typed), version: found.version };
    void run({ params: { id: person.id }, body });
  };
  return (
    <DecisionForm
      title={wagesMessages.title(person.name)}
      label={wagesMessages.save}
      className={css.form}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={wagesMessages.failed} problem={problem} />
      <p>{wagesMessages.text}</p>
      <TypedRows
        rows={typed}
        className={css.wage}
        most={50}
        removeLabel={wagesMessages.remove}
        addLabel={wagesMessages.add}
        added={() => [{ validFrom: today, hourly: typed[0]?.hourly ?? '' }, ...typed]}
        onChange={setTyped}
        fields={(one, at, change) => (
          <>
            <DateInput
              label={wagesMessages.validFrom(at + 1)}
              value={one.validFrom}
              error={faults[at]?.validFrom}
              onChange={(value) => change({ validFrom: value })}
            />
            <TextInput
              label={wagesMessages.hourly(at + 1, currency)}
              inputMode="decimal"
              autoComplete="off"
              value={one.hourly}
              error={faults[at]?.hourly}
              onChange={({ target }) => change({ hourly: target.value })}
            />
          </>
        )}
      />
    </DecisionForm>
  );
}
