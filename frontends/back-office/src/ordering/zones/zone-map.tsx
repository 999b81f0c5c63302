import type { Branch } from '@theke/contracts/catalog/branch';
import type { FoundAddress } from '@theke/contracts/ordering/address-list';
import { zonePoints } from '@theke/rules/delivery/zone';
import type { Spot } from '@theke/rules/map/map-view';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { PenLine } from 'lucide-react';
import { type Dispatch, useMemo, useRef, useState } from 'react';
import { MapBackdrop } from './map-backdrop.tsx';
import { fitFrame } from './map-frame.ts';
import { MapTools } from './map-tools.tsx';
import { PointHandles } from './point-handles.tsx';
import { useFrame } from './use-frame.ts';
import { useMapPointer } from './use-map-pointer.ts';
import { type DraftOverlap, type DraftZone, selectedZone, type ZoneAction, type ZoneState } from './zone-draft.ts';
import * as css from './zone-map.module.css';
import { ZoneShapes } from './zone-shapes.tsx';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.map;

type Props = {
  branch: Branch;
  state: ZoneState;
  /** The zones as they look while a point is dragged. */
  shown: readonly DraftZone[];
  overlaps: readonly DraftOverlap[];
  /** Called while a point of the selected zone is dragged; undefined at the end. */
  onDrag: (points: readonly Spot[] | undefined) => void;
  dispatch: Dispatch<ZoneAction>;
  tested: FoundAddress | undefined;
  isReadOnly: boolean;
};

const spotsOf = ({ latitude, longitude }: Branch, { zones }: ZoneState): Spot[] => [
  ...(latitude !== null && longitude !== null ? [{ latitude, longitude }] : []),
  ...zones.flatMap(({ points }) => points),
];

/** Map of the zones (ZONE-07): clicks set the points of a new zone, points are dragged or moved by keys. */
export function ZoneMap({ branch, state, shown, overlaps, onDrag, dispatch, tested, isReadOnly }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useFrame(box, spotsOf(branch, state));
  const [drawn, setDrawn] = useState<string>();
  const place = useMemo(
    () => ({ name: branch.name, latitude: branch.latitude ?? 0, longitude: branch.longitude ?? 0 }),
    [branch],
  );
  const zone = isReadOnly ? undefined : selectedZone(state);
  // A zone without an outline is drawn first.
  const isDrawing = zone !== undefined && (drawn === zone.key || zone.points.length < zonePoints.min);
  const change = (points: readonly Spot[]) => zone && dispatch({ kind: 'points', key: zone.key, points });
  const pointer = useMapPointer({
    frame,
    onFrame: setFrame,
    onPress: (spot) => {
      if (zone && isDrawing && zone.points.length < zonePoints.max) {
        setDrawn(zone.key);
        change([...zone.points, spot]);
      }
    },
  });
  return (
    <section className={css.map} aria-label={texts.label(branch.name)}>
      <div ref={box} className={classNames(css.box, isDrawing && css.drawing)} {...pointer}>
        <svg aria-hidden="true" width={frame.width} height={frame.height}>
          <MapBackdrop frame={frame} place={place} />
          <ZoneShapes {...{ frame, overlaps, branch, tested }} zones={shown} selected={state.selected} />
        </svg>
        {zone && <PointHandles {...{ frame, zone, onDrag }} onChange={change} />}
        <MapTools
          canUndo={state.past.length > 0}
          onUndo={() => dispatch({ kind: 'undo' })}
          onFrame={setFrame}
          onFit={() => setFrame((before) => fitFrame(spotsOf(branch, state), before))}
        />
      </div>
      <div role="status">{overlaps.length > 0 && <p className={css.overlapHint}>{texts.overlapHint}</p>}</div>
      <div className={css.below}>
        {zone && zone.points.length >= zonePoints.min && (
          <Button
            kind="second"
            size="small"
            aria-pressed={isDrawing}
            onClick={() => setDrawn(isDrawing ? undefined : zone.key)}
          >
            <PenLine {...icon} size={16} />
            {isDrawing ? texts.drawing : texts.draw}
          </Button>
        )}
        <p role="status">{zone ? (isDrawing ? texts.drawHint : texts.editHint) : texts.readHint}</p>
      </div>
    </section>
  );
}
