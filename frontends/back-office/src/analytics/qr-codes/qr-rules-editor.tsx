import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { OrderedRows } from '@theke/admin/forms/editors/ordered-rows.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { QrRuleDraft } from '@theke/contracts/analytics/qr-code';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { editedRule } from './edited-rules.ts';
import { qrMessages } from './qr-messages.de.ts';
import { QrRuleFields } from './qr-rule-fields.tsx';
import * as css from './qr-rules-editor.module.css';
import { conditionsOf } from './rule-sentence.ts';

/** Rules as sentences in their order of evaluation; each expands for editing. */
export function QrRulesEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { fields, append, remove, move } = useFieldArray({ name });
  const fault = useFault(name);
  const [isAdded, setIsAdded] = useState(false);
  return (
    <GroupFrame
      id={fieldId(name)}
      label={meta.title ?? name}
      hint={qrMessages.rulesHint}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      <OrderedRows
        rows={fields.map(({ id }, index) => ({
          id,
          name: qrMessages.ruleOf(index + 1),
          path: `${name}.${index}`,
          title: <RuleTitle name={`${name}.${index}`} number={index + 1} />,
          isFresh: isAdded && index === fields.length - 1,
          body: () => <QrRuleFields name={`${name}.${index}`} />,
        }))}
        onMove={move}
        onRemove={remove}
      />
      <button
        type="button"
        className={control.small}
        onClick={() => {
          setIsAdded(true);
          append(editedRule({ target: '' }), { shouldFocus: false });
        }}
      >
        <Plus {...icon} size={16} />
        {qrMessages.rule}
      </button>
    </GroupFrame>
  );
}

function RuleTitle({ name, number }: { name: string; number: number }) {
  const rule = (useWatch({ name }) ?? {}) as Partial<QrRuleDraft>;
  const zone = useZoneOf()();
  const conditions = conditionsOf(rule, (at) => dateTimeText(at, zone));
  return (
    <span className={css.rule}>
      <b>{qrMessages.ruleOf(number)}</b>{' '}
      {conditions.length > 0
        ? conditions.map((text) => (
            <span key={text} className={css.pill}>
              {text}
            </span>
          ))
        : qrMessages.always}{' '}
      → <b>{rule.target || qrMessages.noTarget}</b>
    </span>
  );
}
