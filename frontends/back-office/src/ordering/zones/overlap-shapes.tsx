import { type MapFrame, toPolygonPoints } from './map-frame.ts';
import type { DraftOverlap, DraftZone } from './zone-draft.ts';
import * as css from './zone-map.module.css';

type Props = { frame: MapFrame; overlaps: readonly DraftOverlap[] };

const hatch = 'zone-overlap-hatch';
const clipId = ({ key }: DraftZone) => `zone-clip-${key}`;

/** Shared areas of zones, hatched in red (ZONE-08): each zone of a pair is drawn clipped by the other one. */
export function OverlapShapes({ frame, overlaps }: Props) {
  if (overlaps.length === 0) return null;
  const zones = new Set(overlaps.flatMap(({ first, second }) => [first, second]));
  return (
    <g className={css.overlaps}>
      <defs>
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" />
          <path d="M4 0v8" />
        </pattern>
        {[...zones].map((zone) => (
          <clipPath key={zone.key} id={clipId(zone)}>
            <polygon points={toPolygonPoints(frame, zone.points)} />
          </clipPath>
        ))}
      </defs>
      {overlaps.map(({ first, second }) => (
        <g key={`${first.key} ${second.key}`}>
          <polygon
            points={toPolygonPoints(frame, second.points)}
            clipPath={`url(#${clipId(first)})`}
            fill={`url(#${hatch})`}
          />
          <polygon points={toPolygonPoints(frame, first.points)} clipPath={`url(#${clipId(second)})`} fill="none" />
        </g>
      ))}
    </g>
  );
}
