import type { Span } from '@theke/rules/signage/stream-timeline';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import * as css from './day-timeline.module.css';
import { signageMessages } from './signage-messages.de.ts';
import { spanLook } from './span-look.ts';
import { spanName, spanTimes } from './span-text.ts';

const looks = {
  tone0: css.tone0,
  tone1: css.tone1,
  tone2: css.tone2,
  tone3: css.tone3,
  closed: css.closed,
  nothing: css.nothing,
  interruption: css.interruption,
};

type Props = {
  label: string;
  /** Spans of one local day. */
  spans: readonly Span[];
  segments: readonly { readonly id: string; readonly name: string }[];
  zone: string;
  /** The chosen time (epoch milliseconds). */
  at: number;
  /** Called with the start of the pressed span. */
  onChoose: (at: number) => void;
};

/** The day as a bar of buttons, each as wide as its duration, and as a list of the same spans. */
export function DayTimeline({ label, spans, segments, zone, at, onChoose }: Props) {
  return (
    <div className={css.timeline}>
      <h3>{label}</h3>
      <ol className={css.spans}>
        {spans.map((span) => {
          const isChosen = span.from <= at && at < span.to;
          return (
            <li key={span.from} style={{ flexGrow: span.to - span.from }}>
              <button
                type="button"
                className={classNames(css.span, looks[spanLook(span, segments)])}
                aria-pressed={isChosen}
                title={`${spanTimes(span, zone)} ${spanName(span, segments)}`}
                onClick={() => onChoose(span.from)}
              >
                <b>{spanName(span, segments)}</b>
                <span>{spanTimes(span, zone)}</span>
                <VisuallyHidden>, {signageMessages.reasons[span.reason]}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
