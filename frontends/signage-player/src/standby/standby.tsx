import { isOpen } from '@theke/rules/hours/opening-hours';
import { openingStatus } from '@theke/rules/hours/opening-status';
import { longDate, timeText } from '../scenes/parts/local-clock.ts';
import { Picture } from '../scenes/parts/picture.tsx';
import { ShopSign } from '../scenes/parts/shop-sign.tsx';
import { Stage } from '../scenes/stage/stage.tsx';
import type { StandbyProps } from '../shared/view-props.ts';
import { standbyMessages } from './problem-messages.de.ts';
import { problemText } from './problem-text.ts';
import * as css from './standby.module.css';
import { findStandbyPicture } from './standby-picture.ts';

/** A TV without content knows no branch; its own zone is the best guess. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Vienna';

function note({ content, problem, disconnectedSince }: StandbyProps, zone: string): string | undefined {
  if (problem)
    return problemText(problem, disconnectedSince === undefined ? undefined : timeText(disconnectedSince, zone));
  return content ? undefined : standbyMessages.loading;
}

/**
 * Shown while nothing plays: name, time, date and opening hours; asks nothing of guests. Dark while the stream is
 * switched off after closing time.
 */
export function Standby(props: StandbyProps) {
  const { name, content, now } = props;
  const zone = content?.branch.timeZone ?? deviceZone();
  const text = note(props, zone);
  const isClosed = content && !isOpen(content.branch.openingHours, content.branch.timeZone, new Date(now));
  const picture = content && !isClosed ? findStandbyPicture(content) : undefined;
  return (
    <Stage look={isClosed && content?.stream.isOffWhenClosed ? 'dark' : 'brand'} className={css.standby}>
      {picture && <Picture image={picture.image} size={picture.size} className={css.picture} />}
      {content ? <ShopSign shop={content.shop} className={css.sign} /> : <p className={css.sign}>{name}</p>}
      <div>
        <p className={css.time}>{timeText(now, zone)}</p>
        <p className={css.date}>{longDate(now, zone)}</p>
        {content && <p className={css.status}>{openingStatus(content.branch, 'takeaway', new Date(now)).text}</p>}
      </div>
      {text && (
        <p className={css.note} role="status">
          {text}
        </p>
      )}
    </Stage>
  );
}
