import type { SegmentItem } from '@theke/contracts/signage/segment';
import { classNames } from '@theke/ui/class-names';
import type { ItemKind } from './item-kind.ts';
import * as css from './segment-items.module.css';
import { segmentMessages } from './segment-messages.de.ts';

/** Width of a video, whose duration is not known, in seconds of the strip. */
const videoSeconds = 15;

const looks = { scene: undefined, image: css.image, video: css.video };

type Row = { key: string; item: SegmentItem; kind: ItemKind; label: string };

/** The items side by side, each as wide as its duration. The rows below say the same. */
export const ItemStrip = ({ rows }: { rows: readonly Row[] }) => (
  <div className={css.strip} aria-hidden="true">
    {rows.map(({ key, item, kind, label }) => {
      const seconds = Number(item.seconds) || 1;
      return (
        <span
          key={key}
          className={classNames(css.clip, looks[kind])}
          style={{ flexGrow: kind === 'video' ? videoSeconds : seconds }}
          title={label}
        >
          <b>{label}</b>
          <small>{kind === 'video' ? segmentMessages.untilEnd : segmentMessages.duration(seconds)}</small>
        </span>
      );
    })}
  </div>
);
