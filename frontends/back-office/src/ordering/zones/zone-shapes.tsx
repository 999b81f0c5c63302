import type { Branch } from '@theke/contracts/catalog/branch';
import type { FoundAddress } from '@theke/contracts/ordering/address-list';
import { classNames } from '@theke/ui/class-names';
import { type MapFrame, scaleBar, toPixel, toPolygonPoints } from './map-frame.ts';
import { OverlapShapes } from './overlap-shapes.tsx';
import type { DraftOverlap, DraftZone } from './zone-draft.ts';
import * as css from './zone-map.module.css';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.map;

type Props = {
  frame: MapFrame;
  zones: readonly DraftZone[];
  overlaps: readonly DraftOverlap[];
  selected: string | undefined;
  branch: Branch;
  tested: FoundAddress | undefined;
};

/** Zones, branch, tested address and scale of the map. */
export function ZoneShapes({ frame, zones, overlaps, selected, branch, tested }: Props) {
  const { name, latitude, longitude } = branch;
  const place = latitude !== null && longitude !== null ? toPixel(frame, { latitude, longitude }) : undefined;
  const found = tested && toPixel(frame, tested);
  const metres = scaleBar(frame);
  return (
    <g>
      {/* The first zone is drawn last, because it counts where zones overlap. */}
      {zones.toReversed().map((zone) => (
        <polygon
          key={zone.key}
          className={classNames(css.zone, zone.key === selected && css.selected)}
          points={toPolygonPoints(frame, zone.points)}
        />
      ))}
      <OverlapShapes {...{ frame, overlaps }} />
      {zones.toReversed().map((zone) => {
        const [top] = zone.points.map((point) => toPixel(frame, point)).sort((one, other) => one.y - other.y);
        return (
          top && (
            <text key={zone.key} className={css.zoneName} x={top.x} y={top.y - 14}>
              {zone.area}
            </text>
          )
        );
      })}
      {place && (
        <g className={css.branch} transform={`translate(${place.x} ${place.y})`}>
          <circle r="7" />
          <text y="22">{name}</text>
        </g>
      )}
      {found && <path className={css.tested} d={`M${found.x - 9} ${found.y}h18M${found.x} ${found.y - 9}v18`} />}
      <g className={css.scale} transform={`translate(16 ${frame.height - 16})`}>
        <path d={`M0-5v5h${metres / frame.metresPerPixel}v-5`} />
        <text y="-10">{texts.metres(metres)}</text>
      </g>
    </g>
  );
}
