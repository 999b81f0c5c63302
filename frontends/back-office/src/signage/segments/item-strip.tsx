import type { SegmentItem } from '@theke/contracts/signage/segment';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import type { ItemKind } from './item-kind.ts';
import * as css from './segment-items.module.css';
import { segmentMessages } from './segment-messages.de.ts';
import { useChosenItem } from './use-chosen-item.ts';

/** Width of a video, whose duration is not known, in seconds of the strip. */
const videoSeconds = 15;
const looks = { scene: undefined, image: css.image, video: css.video };

type Row = { key: string; item: SegmentItem; kind: ItemKind; label: string };

/** The items side by side, each as wide as its duration; a press shows it in the preview. */
export function ItemStrip({ rows }: { rows: readonly Row[] }) {
  const [chosen, choose] = useChosenItem();
  return (
    <ol className={css.strip} aria-label={segmentMessages.strip}>
      {rows.map(({ key, item, kind, label }, index) => {
        const seconds = Number(item.seconds) || 1;
        const isChosen = item.id === chosen;
        return (
          <li key={key} style={{ flexGrow: kind === 'video' ? videoSeconds : seconds }}>
            <button
              type="button"
              className={classNames(css.clip, looks[kind])}
              aria-pressed={isChosen}
              title={label}
              onClick={() => choose(isChosen ? undefined : item.id)}
            >
              <VisuallyHidden>{segmentMessages.show(index + 1)} </VisuallyHidden>
              <b>{label}</b>{' '}
              <small>{kind === 'video' ? segmentMessages.untilEnd : segmentMessages.duration(seconds)}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
