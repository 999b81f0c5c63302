import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldNote, GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { ListTools } from '@theke/admin/forms/editors/list-tools.tsx';
import { useFault, useField } from '@theke/admin/forms/editors/use-field.ts';
import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { Switch } from '@theke/admin/ui/switch.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { CalendarOff, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { HolidaysDialog } from './holidays-dialog.tsx';
import * as own from './opening-hours-editor.module.css';
import { openingHoursMessages } from './opening-hours-messages.de.ts';
import { TimeInput } from './time-input.tsx';

type Rule = Branch['openingHours'][number];
const days = Object.entries(openingHoursMessages.days) as [Rule['type'], string][];

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
};

/** Removes the fields that a rule's kind does not have. */
function tidy({ type, date, isClosed, from, to }: Rule): Rule {
  return {
    type,
    isClosed,
    ...(type === 'once' && date !== undefined && { date }),
    ...(!isClosed && from !== undefined && { from }),
    ...(!isClosed && to !== undefined && { to }),
  };
}

/** Opening hours as a list of rules; later ones override earlier ones (HOURS-01). */
export function OpeningHoursEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, fault } = useField<Rule[]>(name);
  const rules = value ?? [];
  const update = (index: number, part: Partial<Rule>) =>
    change(rules.map((rule, at) => (at === index ? tidy({ ...rule, ...part }) : rule)));
  const last = rules.at(-1);
  const [isSuggesting, setIsSuggesting] = useState(false);
  const zone = useZoneOf()();
  return (
    <GroupFrame
      id={id}
      label={meta.title ?? name}
      hint={meta.hint ?? (rules.length > 0 ? openingHoursMessages.rulesHint : undefined)}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      <ol className={own.rules}>
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other key than their index
          <li key={index}>
            <RuleRow name={`${name}.${index}`} index={index} rule={rule} onChange={(part) => update(index, part)} />
            <ListTools
              itemLabel={openingHoursMessages.ruleOf(index + 1)}
              index={index}
              count={rules.length}
              onMove={(from, to) => change(moved(rules, from, to))}
              onRemove={() => change(rules.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <div className={own.adding}>
        <button
          type="button"
          className={css.small}
          onClick={() =>
            change([...rules, { type: 'daily', isClosed: false, from: last?.from ?? '11:00', to: last?.to ?? '22:00' }])
          }
        >
          <Plus {...icon} size={16} />
          {openingHoursMessages.rule}
        </button>
        <button type="button" className={css.small} onClick={() => setIsSuggesting(true)}>
          <CalendarOff {...icon} size={16} />
          {openingHoursMessages.holidays.title}
        </button>
      </div>
      {isSuggesting && (
        <HolidaysDialog
          today={dateOf(localTime(zone, Date.now()))}
          existingDates={rules.flatMap(({ date }) => date ?? [])}
          onAdd={(dates) => change([...rules, ...dates.map((date): Rule => ({ type: 'once', date, isClosed: true }))])}
          onClose={() => setIsSuggesting(false)}
        />
      )}
    </GroupFrame>
  );
}

type RowProps = { name: string; index: number; rule: Rule; onChange: (part: Partial<Rule>) => void };

function RuleRow({ name, index, rule, onChange }: RowProps) {
  const labelFor = (field: string) => `${openingHoursMessages.ruleOf(index + 1)}: ${field}`;
  const faults = [useFault(`${name}.date`), useFault(`${name}.from`), useFault(`${name}.to`)];
  const fault = faults.find(Boolean);
  const noteId = `${name.replaceAll('.', '-')}-rule`;
  const described = fault ? `${noteId}-note` : undefined;
  return (
    <div className={own.rule}>
      <div className={classNames(css.select, own.day)}>
        <select
          className={css.control}
          aria-label={labelFor(openingHoursMessages.day)}
          value={rule.type}
          onChange={(event) => onChange({ type: event.target.value as Rule['type'] })}
        >
          {days.map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown {...icon} size={16} />
      </div>
      {rule.type === 'once' && (
        <DateControl
          className={classNames(css.control, own.date)}
          aria-label={labelFor(openingHoursMessages.date)}
          aria-invalid={faults[0] ? true : undefined}
          aria-describedby={described}
          value={rule.date ?? ''}
          onChange={(date) => onChange({ date: date || undefined })}
        />
      )}
      {!rule.isClosed && (
        <>
          <TimeInput
            label={labelFor(openingHoursMessages.from)}
            value={rule.from}
            isWrong={Boolean(faults[1])}
            describedBy={described}
            onChange={(from) => onChange({ from })}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={labelFor(openingHoursMessages.to)}
            value={rule.to}
            isWrong={Boolean(faults[2])}
            describedBy={described}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is an input */}
      <label className={own.closed}>
        <Switch isOn={rule.isClosed} onChange={(isClosed) => onChange({ isClosed })} />
        {openingHoursMessages.closed}
      </label>
      {fault && <FieldNote id={noteId} fault={fault} />}
    </div>
  );
}
