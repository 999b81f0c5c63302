import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { branchMessages } from './branch-messages.de.ts';
import { zoneGroups } from './zone-groups.ts';

/** Select for a branch's time zone, with the zones that the browser knows. */
export function TimeZoneEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string>(name);
  const groups = zoneGroups(Intl.supportedValuesOf('timeZone'), value);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className={css.select}>
          <select
            {...control}
            ref={ref}
            className={css.control}
            value={value}
            onBlur={blur}
            onChange={(event) => change(event.target.value)}
          >
            {groups.map(({ region, zones }) => (
              <optgroup key={region} label={region || branchMessages.near}>
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      )}
    </FieldFrame>
  );
}
