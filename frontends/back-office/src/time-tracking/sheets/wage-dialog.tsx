import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { readWages, saveWages, type WagesOnWire } from '@theke/contracts/time-tracking/wage';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changedAt } from '../domain/changed-at.ts';
import { DecisionForm } from '../domain/decision-form.tsx';
import { Refusal } from '../domain/refusal.tsx';
import { sheetMessages } from '../domain/sheet-messages.de.ts';
import { useSaving } from '../domain/use-saving.ts';
import * as css from './employment-form.module.css';
import { faultsOfWages, sentWages, type TypedWage, typedWages } from './typed-wages.ts';

const words = sheetMessages.wages;

type Props = { person: { id: string; name: string }; today: string; onClose: () => void };

/** What an hour of somebody's work costs, from which day on; what plans cost follows from it. */
export function WageDialog(props: Props) {
  const { data, error } = useQuery({
    ...endpointQuery(useApi(), readWages, { params: { id: props.person.id } }),
    // What is typed into stays as it is while the dialog stands open; a version that is too old is told when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <WageForm {...props} found={data} />;
  if (!error) return null;
  return (
    <Dialog title={words.title(props.person.name)} closeLabel={messages.close} onClose={props.onClose} actions={null}>
      <Notice kind="late">{words.loadFailed}</Notice>
    </Dialog>
  );
}

function WageForm({ person, today, found, onClose }: Props & { found: WagesOnWire }) {
  const api = useApi();
  const { currency } = useShop().config;
  const { isBusy, problem, save } = useSaving(onClose, ['working-people', 'working-schedules']);
  const [typed, setTyped] = useState(() => typedWages(found, today));
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOfWages(typed) : [];
  const change = (at: number, part: Partial<TypedWage>) => setTyped(changedAt(typed, at, part));

  const send = () => {
    setTried(true);
    if (faultsOfWages(typed).some((fault) => Object.keys(fault).length > 0)) return;
    const body = { ...sentWages(typed), version: found.version };
    void save(() => api(saveWages, { params: { id: person.id }, body }));
  };
  return (
    <DecisionForm
      title={words.title(person.name)}
      label={words.save}
      className={css.form}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={words.failed} problem={problem} />
      <p>{words.text}</p>
      {typed.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wages have nothing else to be told apart by while they are typed
        <div key={at} className={css.wage}>
          <TextInput
            label={words.validFrom(at + 1)}
            type="date"
            value={one.validFrom}
            error={faults[at]?.validFrom}
            onChange={({ target }) => change(at, { validFrom: target.value })}
          />
          <TextInput
            label={words.hourly(at + 1, currency)}
            inputMode="decimal"
            autoComplete="off"
            value={one.hourly}
            error={faults[at]?.hourly}
            onChange={({ target }) => change(at, { hourly: target.value })}
          />
          <IconButton label={words.remove(at + 1)} onClick={() => setTyped(typed.toSpliced(at, 1))}>
            <Trash2 {...icon} size={18} />
          </IconButton>
        </div>
      ))}
      <Button
        kind="second"
        size="small"
        disabled={typed.length >= 50}
        onClick={() => setTyped([{ validFrom: today, hourly: typed[0]?.hourly ?? '' }, ...typed])}
      >
        <Plus {...icon} size={16} />
        {words.add}
      </Button>
    </DecisionForm>
  );
}
