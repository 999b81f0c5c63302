import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { eventsByType } from '@theke/contracts/contracts';
import type { WholeLogEntry } from '@theke/contracts/identity/log';
import { type Change, changesOf } from '../shared/changes-of.ts';
import { logMessages } from '../shared/log-messages.de.ts';
import { useReferenceName } from '../shared/use-reference-name.ts';
import { valueLines } from '../shared/value-lines.ts';
import * as css from './change-table.module.css';

type Props = {
  type: string;
  /** Null to show the content of `after` only. */
  before: WholeLogEntry['before'];
  after: WholeLogEntry['data'];
};

/** Table of values before and after, by form labels, with a heading for each object. */
export function ChangeTable({ type, before, after }: Props) {
  const zone = useZoneOf()();
  const { currency } = useShop().config;
  const referenceName = useReferenceName(before, after);
  const groups = changesOf(eventsByType.get(type)?.data, before, after);
  const linesOf = ({ schema, path }: Change, value: unknown, other: unknown) =>
    valueLines(value, other, { schema, field: path.at(-1) ?? '', zone, currency, referenceName });
  if (groups.length === 0) return <p>{logMessages.noChanges}</p>;
  const columns = before === null ? 2 : 3;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{logMessages.field}</th>
          {before !== null && <th scope="col">{logMessages.before}</th>}
          <th scope="col">{before === null ? logMessages.value : logMessages.after}</th>
        </tr>
      </thead>
      {groups.map(({ heading, changes }) => (
        <tbody key={heading}>
          {heading && (
            <tr>
              <th scope="rowgroup" colSpan={columns} className={css.heading}>
                {heading}
              </th>
            </tr>
          )}
          {changes.map((change) => (
            <tr key={change.path.join('.')}>
              <td className={table.wraps}>{change.label}</td>
              {before !== null && <Lines lines={linesOf(change, change.before, change.after)} />}
              <Lines lines={linesOf(change, change.after, before === null ? undefined : change.before)} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <td className={table.wraps}>
    {lines.length === 1
      ? lines[0]
      : // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
        lines.map((line, index) => <div key={index}>{line}</div>)}
  </td>
);
