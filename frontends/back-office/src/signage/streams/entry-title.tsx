import type { StreamEntryDraft } from '@theke/contracts/signage/stream';
import { classNames } from '@theke/ui/class-names';
import { spanTone } from '../shared/span-look.ts';
import { isDated } from './is-dated.ts';
import { scheduleText } from './schedule-text.ts';
import * as css from './stream-entries.module.css';
import { streamMessages } from './stream-messages.de.ts';

const tones = { tone0: css.tone0, tone1: css.tone1, tone2: css.tone2, tone3: css.tone3 };

type Props = {
  entry: StreamEntryDraft;
  segments: readonly { id: string }[];
  name: string;
  isFaulty: boolean;
};

/** Segment, times and state of an entry, while its row is collapsed. */
export const EntryTitle = ({ entry, segments, name, isFaulty }: Props) => (
  <span className={css.entry}>
    <span
      className={classNames(
        css.swatch,
        entry.segment && tones[spanTone(entry.segment.id, segments)],
        isDated(entry) && css.dated,
      )}
      aria-hidden="true"
    />
    <b>{name}</b>
    <span className={css.times}>{scheduleText(entry)}</span>
    {!entry.isEnabled && <span className={css.off}>{streamMessages.off}</span>}
    {isFaulty && <span className={css.never}>{streamMessages.never}</span>}
  </span>
);
