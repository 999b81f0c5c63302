import * as table from '@theke/admin/ui/data-table.module.css';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { changeOf } from './change-text.ts';
import * as css from './figure-row.module.css';
import { statisticsMessages } from './statistics-messages.de.ts';

/** Change of a count in percent; tooltip and screen readers get the earlier value. */
export function ChangeCell({
  now,
  before,
  className,
}: {
  now: number;
  before: number;
  className?: string | undefined;
}) {
  const text = numberText(before);
  const { lead, rest, isBetter } = changeOf(now, before, { text });
  return (
    <td className={classNames(table.right, table.number, className)} title={rest}>
      <span className={classNames(isBetter === true && css.better, isBetter === false && css.worse)}>
        {lead || (before === 0 && now > 0 ? statisticsMessages.new : statisticsMessages.none)}
      </span>
      <VisuallyHidden> {rest}</VisuallyHidden>
    </td>
  );
}
