import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { numberText } from '@theke/admin/ui/format.ts';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { convert, type Unit, unitOf } from '@theke/rules/units/units';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { productMessages } from './product-messages.de.ts';
import * as own from './ratio-editor.module.css';
import { ratioOf, readRatio } from './ratio-of.ts';

const messages = productMessages.ratio;

/**
 * Ratio of a further unit to the product's unit, in either direction: "1 kg = 4 Stk." or "1 Pkg. = 12 Stk.". Units of
 * the same type have a fixed ratio (UNIT-08): "1 kg = 100 dag".
 */
export function RatioEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<number | null>(name);
  const unit = useWatch({ name: 'unit' }) as Unit;
  const further = useWatch({ name: name.replace(/ratio$/, 'unit') }) as Unit;
  // A ratio of at most 1 is shown as the number of units per product unit.
  const [isPerOwn, setIsPerOwn] = useState(value === null || value <= 1);
  const [typed, setTyped] = useState<string>();
  const unread = typed !== undefined && Number.isNaN(value) ? numberFault(typed) : undefined;
  const [one, other] = isPerOwn ? [unit, further] : [further, unit];
  const label = meta.title ?? name;
  if (unitOf(unit).type === unitOf(further).type) {
    const [larger, smaller] = unitOf(unit).factor < unitOf(further).factor ? [further, unit] : [unit, further];
    const count = numberText(convert(1, larger, smaller, { unit: larger }));
    return (
      <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden}>
        {(control) => (
          <output id={control.id} className={own.fixed}>
            {`${messages.one(unitOf(larger).label)} ${count} ${unitOf(smaller).label}`}
          </output>
        )}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame id={id} label={label} fault={fault && (unread ?? fault)} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className={own.ratio}>
          <span aria-hidden="true">{messages.one(unitOf(one).label)}</span>
          <input
            {...control}
            ref={ref}
            className={css.control}
            aria-label={`${label}: ${messages.one(unitOf(one).label)} ${messages.other(unitOf(other).label)}`}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? readRatio(value, isPerOwn)}
            onChange={(event) => {
              setTyped(event.target.value);
              change(ratioOf(parseNumber(event.target.value), isPerOwn));
            }}
            onBlur={() => {
              if (!Number.isNaN(value)) setTyped(undefined);
              blur();
            }}
          />
          <span aria-hidden="true">{unitOf(other).label}</span>
          <ToolButton
            label={messages.turn}
            Icon={ArrowLeftRight}
            onClick={() => {
              setTyped(undefined);
              setIsPerOwn(!isPerOwn);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
