import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import * as css from './map.module.css';
import { openMap } from './open-map.ts';
import type { Place } from './places.ts';

export type SiteMapProps = {
  /** URL of the style, including the tenant's token. */
  style: string;
  places: readonly Place[];
  zoom: number;
  pitch: number;
  bearing: number;
  /** Called if the map cannot be shown: no WebGL, or the style failed to load. */
  onFail: () => void;
};

/** The 3D map, which covers the plan once it is loaded. */
export default function SiteMap({ style, places, zoom, pitch, bearing, onFail }: SiteMapProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () => (box.current ? openMap(box.current, { style, places, zoom, pitch, bearing, onFail }) : undefined),
    [style, places, zoom, pitch, bearing, onFail],
  );
  return (
    <div className={css.map}>
      <div ref={box} className={css.canvas} />
    </div>
  );
}
