import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useSettled } from '@theke/admin/ui/use-settled.ts';
import { type AddressMap, readAddressMap } from '@theke/contracts/ordering/address-list';
import type { Spot } from '@theke/rules/map/map-view';
import { memo, useMemo } from 'react';
import { boundsOf, type MapFrame, toPixel } from './map-frame.ts';
import { placeLabels } from './place-labels.ts';
import * as css from './zone-map.module.css';

/** The branch, whose name no street may cover. */
type PlaceLabel = Spot & { readonly name: string };

/** After the last move of the map, in ms. */
const pauseMs = 250;

/**
 * The tenant's own addresses as a backdrop: a point for each house, and the street names. Sends no request to a third
 * party.
 */
export function MapBackdrop({ frame, place }: { frame: MapFrame; place: PlaceLabel }) {
  const api = useApi();
  const bounds = JSON.stringify(boundsOf(frame));
  const settled = useSettled(bounds, pauseMs);
  const query = useMemo(() => JSON.parse(settled) as ReturnType<typeof boundsOf>, [settled]);
  const { data } = useQuery({
    ...endpointQuery(api, readAddressMap, { query }),
    placeholderData: keepPreviousData,
  });
  return data ? <Drawing {...{ frame, place }} map={data} /> : null;
}

type DrawingProps = { frame: MapFrame; place: PlaceLabel; map: AddressMap };

const Drawing = memo(({ frame, place, map: { points, streets } }: DrawingProps) => {
  const dots: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const { x, y } = toPixel(frame, { latitude: points[at] as number, longitude: points[at + 1] as number });
    dots.push(`M${x.toFixed(1)} ${y.toFixed(1)}h.01`);
  }
  const reserved = { text: place.name, ...toPixel(frame, place) };
  const labels = placeLabels(
    [
      { ...reserved, y: reserved.y + 18 },
      ...streets.map((street) => ({ text: street.street, ...toPixel(frame, street) })),
    ],
    frame,
  ).filter(({ text }) => text !== place.name);
  return (
    <g>
      <path className={css.houses} d={dots.join('')} />
      {labels.map(({ text, x, y }) => (
        <text key={`${text} ${x} ${y}`} className={css.street} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
});
