import { openingStatus } from '@theke/rules/hours/opening-status';
import { dayAndMonth } from '../parts/local-clock.ts';
import { sceneMessages } from '../scene-messages.de.ts';
import type { SceneProps } from '../scene-props.ts';
import { Stage } from '../stage/stage.tsx';
import * as css from './opening-hours.module.css';
import { changedDays, weekOf } from './week.ts';

const messages = sceneMessages.openingHours;

/** The hours of this week with today marked, and changed days of the next weeks. */
export function OpeningHours({ content, scene, look, now, onReady }: SceneProps<'opening-hours'>) {
  const { branch } = content;
  const changes = changedDays(branch.openingHours, branch.timeZone, now);
  return (
    <Stage look={look} onReady={onReady} className={css.hours}>
      <header>
        <p className={css.branch}>{branch.name}</p>
        <h1>{scene.headline || messages.headline}</h1>
        <p className={css.status}>{openingStatus(branch, 'takeaway', new Date(now)).text}</p>
      </header>
      <div>
        <table>
          <tbody>
            {weekOf(branch.openingHours, branch.timeZone, now).map(({ date, name, hours, isToday, isChanged }) => (
              <tr key={date} data-today={isToday} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">
                  {name}
                  {isChanged && <small>{dayAndMonth(date)}</small>}
                  {isToday && <small>{messages.today}</small>}
                </th>
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {changes.length > 0 && (
          <section className={css.changes}>
            <h2>{messages.exceptions}</h2>
            {changes.map(({ day, hours }) => (
              <p key={day}>
                {day}: {hours}
              </p>
            ))}
          </section>
        )}
      </div>
    </Stage>
  );
}
