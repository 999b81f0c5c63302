import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame, GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { deviceInput } from '@theke/admin/ui/clock-input.ts';
import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { qrRule } from '@theke/contracts/analytics/qr-code';
import { metaOf } from '@theke/contracts/field';
import { type Weekday, weekdays } from '@theke/rules/hours/opening-hours';
import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { qrMessages } from './qr-messages.de.ts';
import * as css from './qr-rules-editor.module.css';

type Key = keyof typeof qrRule.shape;
type Props = { name: string; field: Key };
const metaFor = (key: Key) => metaOf(qrRule.shape[key]);

/** Conditions of a rule, all optional, and its target. */
export function QrRuleFields({ name }: { name: string }) {
  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <Choice name={name} field="opening" />
      </div>
      <RuleText name={name} field="timeFrom" type="text" placeholder="11:30" />
      <RuleText name={name} field="timeTo" type="text" placeholder="14:30" />
      <div className={css.whole}>
        <Days name={name} />
      </div>
      <Moment name={name} field="from" />
      <Moment name={name} field="until" />
      <Choice name={name} field="language" />
      <Choice name={name} field="device" />
      <div className={css.whole}>
        <RuleText name={name} field="target" type="text" placeholder="/store/" />
      </div>
    </div>
  );
}

/** Without a choice, the condition is omitted. */
function Choice({ name, field }: Props) {
  const { id, value, change, blur, fault } = useField<string | undefined>(`${name}.${field}`);
  const { title = field, choices = {} } = metaFor(field);
  return (
    <FieldFrame id={id} label={title} fault={fault}>
      {(attributes) => (
        <div className={control.select}>
          <select
            {...attributes}
            className={control.control}
            value={value ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value || undefined)}
          >
            <option value="">{qrMessages.any}</option>
            {Object.entries(choices).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      )}
    </FieldFrame>
  );
}

function RuleText({ name, field, type, placeholder }: Props & { type: 'text'; placeholder: string }) {
  const { id, value, change, blur, ref, fault } = useField<string | undefined>(`${name}.${field}`);
  const { title = field, hint } = metaFor(field);
  // A target is required, so it is empty instead of omitted.
  const empty = field === 'target' ? '' : undefined;
  return (
    <FieldFrame id={id} label={title} hint={field === 'target' ? hint : undefined} fault={fault}>
      {(attributes) => (
        <input
          {...attributes}
          ref={ref}
          type={type}
          className={control.control}
          autoComplete="off"
          placeholder={placeholder}
          value={value ?? ''}
          onBlur={blur}
          onChange={(event) => change(event.target.value || empty)}
        />
      )}
    </FieldFrame>
  );
}

/** An instant in the device's time zone. */
function Moment({ name, field }: Props) {
  const { id, value, change, blur, fault } = useField<string | undefined>(`${name}.${field}`);
  const [unread, setUnread] = useState<string>();
  return (
    <FieldFrame id={id} label={metaFor(field).title ?? field} fault={unread ?? fault}>
      {(attributes) => (
        <DateControl
          {...attributes}
          kind="moment"
          className={control.control}
          value={value && !Number.isNaN(Date.parse(value)) ? deviceInput(new Date(value)) : ''}
          onBlur={blur}
          onFault={setUnread}
          onUnread={change}
          onChange={(moment) => change(moment ? new Date(moment).toISOString() : undefined)}
        />
      )}
    </FieldFrame>
  );
}

function Days({ name }: { name: string }) {
  const { id, value, change, fault } = useField<Weekday[] | undefined>(`${name}.weekdays`);
  const chosen = value ?? [];
  const toggle = (day: Weekday) => {
    const next = weekdays.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)));
    change(next.length > 0 ? next : undefined);
  };
  const { title = '', choices = {} } = metaFor('weekdays');
  return (
    <GroupFrame id={id} label={title} fault={fault}>
      <div className={css.days}>
        {weekdays.map((day) => (
          <label key={day} className={css.day}>
            <input
              type="checkbox"
              aria-label={choices[day]}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
            />
            {qrMessages.days[day]}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
