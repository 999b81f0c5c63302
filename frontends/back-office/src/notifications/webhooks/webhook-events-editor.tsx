import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { type WebhookEventType, webhookEvents, webhookEventTypes } from '@theke/contracts/notifications/webhook-events';
import { Checkbox } from '@theke/ui/checkbox';
import * as css from './webhook-events-editor.module.css';

const groups = [...Map.groupBy(webhookEventTypes, (type) => webhookEvents[type].group)];

/** Chooses the events of a webhook, in groups. */
export function WebhookEventsEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, fault } = useField<WebhookEventType[] | undefined>(name);
  const chosen = new Set(value ?? []);
  // Keeps the order of the catalogue.
  const toggle = (type: WebhookEventType) =>
    change(webhookEventTypes.filter((each) => (each === type) !== chosen.has(each)));
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      <div className={css.groups}>
        {groups.map(([group, types]) => (
          <fieldset key={group} className={css.group}>
            <legend>{group}</legend>
            {types.map((type) => (
              <Checkbox key={type} checked={chosen.has(type)} onChange={() => toggle(type)}>
                {webhookEvents[type].label}
                <code className={css.type}>{type}</code>
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </GroupFrame>
  );
}
