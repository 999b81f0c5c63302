import { useState } from 'react';
import { useShop } from '../../api/shop.ts';
import { numberText } from '../../ui/format.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { numberFault, parseNumber } from './parse-number.ts';
import { useField } from './use-field.ts';

const signs: Record<string, string> = { EUR: '€', CHF: 'Fr.' };

/** Money shows two to four decimals. */
const moneyNumber = new Intl.NumberFormat('de-AT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: false,
});

const formatValue = (value: number | null, isMoney: boolean) => {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return isMoney ? moneyNumber.format(value) : numberText(value);
};

/** Editor for a number with a decimal comma; money and percentages show their unit. */
export function NumberEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { currency } = useShop().config;
  const { id, value, change, blur, ref, fault } = useField<number | null>(name);
  // Keeps the text as typed; formats the number on blur.
  const [typed, setTyped] = useState<string>();
  const [isBlurred, setIsLeft] = useState(false);
  const unread = typed !== undefined && (isBlurred || fault) ? numberFault(typed) : undefined;
  const isMoney = meta.widget === 'money';
  const affix = isMoney ? (signs[currency] ?? currency) : meta.widget === 'percent' ? '%' : undefined;
  return (
    <FieldFrame
      id={id}
      label={meta.title ?? name}
      hint={meta.hint}
      fault={unread ?? fault}
      isLabelHidden={isLabelHidden}
    >
      {(control) => (
        <div className={affix ? css.affixed : undefined}>
          <input
            {...control}
            ref={ref}
            className={css.control}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? formatValue(value, isMoney)}
            onChange={(event) => {
              setTyped(event.target.value);
              change(parseNumber(event.target.value));
            }}
            onBlur={() => {
              setIsLeft(true);
              if (typed !== undefined && !Number.isNaN(parseNumber(typed) ?? 0)) setTyped(undefined);
              blur();
            }}
          />
          {affix && (
            <span className={css.affix} aria-hidden="true">
              {affix}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
