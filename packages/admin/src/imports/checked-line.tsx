import type { ImportFault, ImportResult } from '@theke/contracts/imports/define-import';
import type { CsvRecord } from '@theke/rules/imports/parse-csv';
import { classNames } from '@theke/ui/class-names';
import { CircleAlert, CircleCheck, CircleDot, CirclePlus } from 'lucide-react';
import { useId } from 'react';
import * as control from '../forms/editors/control.module.css';
import { StateText } from '../ui/state-text.tsx';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';

const looks = {
  new: { Icon: CirclePlus, kind: 'ok' },
  changed: { Icon: CircleDot, kind: 'soon' },
  same: { Icon: CircleCheck, kind: 'plain' },
  faulty: { Icon: CircleAlert, kind: 'late' },
} as const;

type Props = {
  row: CsvRecord;
  result: ImportResult;
  resultText: string;
  /** The columns that are imported. */
  used: readonly { label: string; field: string; index: number }[];
  faults: readonly ImportFault[];
  onCell: (column: number, text: string) => void;
};

/** A row of the file with its result; refused cells can be corrected. */
export function CheckedLine({ row, result, resultText, used, faults, onCell }: Props) {
  const id = useId();
  return (
    <>
      <tr className={faults.length > 0 ? css.faulty : undefined}>
        <td>{row.line}</td>
        {used.map(({ label, field, index }) => {
          const text = row.cells[index] ?? '';
          return (
            <td key={index}>
              {faults.some((fault) => fault.field === field) ? (
                <input
                  className={classNames(control.control, css.cell)}
                  aria-label={texts.cell(label, row.line)}
                  aria-invalid="true"
                  aria-describedby={id}
                  defaultValue={text}
                  onBlur={({ target }) => onCell(index, target.value)}
                />
              ) : (
                <span className={css.text}>{text}</span>
              )}
            </td>
          );
        })}
        <td>
          <StateText {...looks[result]} text={resultText} />
        </td>
      </tr>
      {faults.length > 0 && (
        <tr className={css.faulty}>
          <td />
          <td colSpan={used.length + 1} id={id} className={css.faults}>
            {faults.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
