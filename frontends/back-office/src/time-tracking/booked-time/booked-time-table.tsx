import type { BookedTime } from '@theke/contracts/time-tracking/booked-time';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Link } from 'react-router';
import { ColumnHeads } from '../shared/column-heads.tsx';
import { longDate } from '../shared/day-text.ts';
import { hoursText } from '../shared/hours-text.ts';
import * as tableCss from '../shared/time-table.module.css';
import * as css from './booked-time.module.css';
import { bookedTimeMessages } from './booked-time-messages.de.ts';
import { projectsOf, taskText } from './projects-of.ts';

const columns = [
  { label: bookedTimeMessages.projectAndTask },
  { label: bookedTimeMessages.activities, look: css.number },
  { label: bookedTimeMessages.hours, look: css.number },
  { label: bookedTimeMessages.share, look: css.share },
];

/** A row per project, followed by its tasks. */
export const BookedTimeTable = ({ booked: { from, to, rows, total } }: { booked: BookedTime }) => (
  <table className={classNames(tableCss.times, css.table)}>
    <caption>
      <VisuallyHidden>{bookedTimeMessages.caption(longDate(from), longDate(to))}</VisuallyHidden>
    </caption>
    <ColumnHeads columns={columns} />
    {projectsOf(rows).map(({ id, name, activities, seconds, tasks }) => (
      <tbody key={id}>
        <tr>
          <th scope="row">{name}</th>
          <td className={css.number}>{activities}</td>
          <td className={css.number}>
            <b>{hoursText(seconds)}</b>
          </td>
          <td className={css.share}>
            <Share share={seconds / total.seconds} />
          </td>
        </tr>
        {tasks.map((row) => (
          <tr key={row.task?.id ?? ''} className={css.task}>
            <th scope="row">
              {row.task && row.taskName ? <Link to={`/tasks/${row.task.id}`}>{row.taskName}</Link> : taskText(row)}
            </th>
            <td className={css.number}>{row.activities}</td>
            <td className={css.number}>{hoursText(row.seconds)}</td>
            <td className={css.share} />
          </tr>
        ))}
      </tbody>
    ))}
    <tfoot>
      <tr>
        <th scope="row">{bookedTimeMessages.total}</th>
        <td className={css.number}>{total.activities}</td>
        <td className={css.number}>
          <b>{hoursText(total.seconds)}</b>
        </td>
        <td className={css.share} />
      </tr>
    </tfoot>
  </table>
);

function Share({ share }: { share: number }) {
  const percent = Math.round((Number.isFinite(share) ? share : 0) * 100);
  return (
    <span className={css.bar}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height={1} />
      </svg>
      {`${percent} %`}
    </span>
  );
}
