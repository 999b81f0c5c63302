import * as control from '@theke/admin/forms/editors/control.module.css';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { Checkbox } from '@theke/ui/checkbox';
import { useId, useState } from 'react';
import { planningMessages as texts } from './planning-messages.de.ts';

/** Times as typed, in the zone of the business; empty for none. */
export type PlanTimes = { publishAt: string; unpublishAt: string };

type Props = { zone: string; plan: PlanTimes; onChange: (plan: PlanTimes) => void; now: string };

/** Begin and optional end of a planned publication, in the zone of the business. */
export function MomentFields({ zone, plan, onChange, now }: Props) {
  const id = useId();
  const [hasEnd, setHasEnd] = useState(plan.unpublishAt !== '');
  const [faults, setFaults] = useState<{ begin?: string | undefined; end?: string | undefined }>({});
  const isOrdered = plan.unpublishAt === '' || plan.publishAt === '' || plan.publishAt < plan.unpublishAt;
  return (
    <>
      <FieldFrame id={`${id}-begin`} label={texts.publishAt} hint={texts.zone(zone)} fault={faults.begin}>
        {(attributes) => (
          <DateControl
            {...attributes}
            kind="moment"
            className={control.control}
            value={plan.publishAt}
            min={now}
            onChange={(publishAt) => onChange({ ...plan, publishAt })}
            onFault={(begin) => setFaults({ ...faults, begin })}
          />
        )}
      </FieldFrame>
      <Checkbox
        checked={hasEnd}
        onChange={({ target }) => {
          setHasEnd(target.checked);
          if (!target.checked) onChange({ ...plan, unpublishAt: '' });
        }}
      >
        {texts.end}
      </Checkbox>
      {hasEnd && (
        <FieldFrame
          id={`${id}-end`}
          label={texts.unpublishAt}
          fault={faults.end ?? (isOrdered ? undefined : texts.sameTime)}
        >
          {(attributes) => (
            <DateControl
              {...attributes}
              kind="moment"
              className={control.control}
              value={plan.unpublishAt}
              min={now}
              onChange={(unpublishAt) => onChange({ ...plan, unpublishAt })}
              onFault={(end) => setFaults({ ...faults, end })}
            />
          )}
        </FieldFrame>
      )}
    </>
  );
}
