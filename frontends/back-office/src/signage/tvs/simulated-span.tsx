import type { ContentPackage } from '@theke/contracts/signage/package';
import type { Span } from '@theke/rules/signage/stream-timeline';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { signageMessages } from '../shared/signage-messages.de.ts';
import { spanName } from '../shared/span-text.ts';
import { untilText } from '../shared/until-text.ts';
import { itemLines, reasonText } from './simulated-play.ts';
import * as css from './simulator.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';

const messages = tvPageMessages.simulator;
type Props = { content: ContentPackage; span: Span; at: number };

/** What plays at a time, why, until when, and its items in order. */
export function SimulatedSpan({ content, span, at }: Props) {
  const zone = content.branch.timeZone;
  const lines = itemLines(content, span, at);
  const until = untilText(span, at, zone);
  return (
    <div className={css.span} aria-live="polite">
      {!content.device.isEnabled && <Notice kind="soon">{messages.disabled}</Notice>}
      <dl className={css.facts}>
        <div>
          <dt>{messages.plays}</dt>
          <dd>
            <b>{spanName(span, content.segments)}</b>
            {until && <span>, {until}</span>}
          </dd>
        </div>
        <div>
          <dt>{messages.why}</dt>
          <dd>{reasonText(span, content)}</dd>
        </div>
      </dl>
      {span.segment !== null && lines.every(({ skipped }) => skipped) && (
        <Notice kind="soon">{messages.noItems}</Notice>
      )}
      {lines.length > 0 && (
        <>
          <h3>{messages.items}</h3>
          <ol className={css.items}>
            {lines.map(({ id, name, seconds, skipped }) => (
              <li key={id} className={classNames(skipped && css.skipped)}>
                <span>{name}</span>
                <small>
                  {skipped
                    ? messages.skipped[skipped]
                    : seconds === null
                      ? messages.video
                      : signageMessages.seconds(seconds)}
                </small>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
