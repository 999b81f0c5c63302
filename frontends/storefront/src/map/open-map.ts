import { mapView } from '@theke/rules/map/map-view';
import {
  type AddProtocolAction,
  addProtocol,
  Map as MapLibre,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import { makePin } from './make-pin.ts';
import * as css from './map.module.css';
import { mapMessages as messages } from './map-messages.de.ts';
import type { Place } from './places.ts';

// Served from our origin, so that the content security policy needs no further script source.
setWorkerUrl(new URL(worker, window.location.href).href);

/**
 * The worker's requests are subject to the CSP of the worker file, which is cached and the same for all tenants.
 * Therefore the page loads the tiles, under the tenant's CSP: `page-https://...`.
 */
const byPage = 'page-';
const askAsPage: AddProtocolAction = async ({ url, type }, { signal }) => {
  const response = await fetch(url.slice(byPage.length), { signal });
  if (!response.ok) throw new Error(`${response.status} at ${new URL(response.url).host}`);
  return {
    data: type === 'json' ? ((await response.json()) as object) : await response.arrayBuffer(),
    cacheControl: response.headers.get('cache-control'),
    expires: response.headers.get('expires'),
  };
};
for (const scheme of ['https', 'http']) addProtocol(byPage + scheme, askAsPage);

const texts: Record<string, string> = {
  'Map.Title': messages.map,
  'NavigationControl.ZoomIn': messages.zoomIn,
  'NavigationControl.ZoomOut': messages.zoomOut,
  'NavigationControl.ResetBearing': messages.turnNorth,
  'AttributionControl.ToggleAttribution': messages.sources,
  'CooperativeGesturesHandler.WindowsHelpText': messages.scrollHelp,
  'CooperativeGesturesHandler.MacHelpText': messages.macScrollHelp,
  'CooperativeGesturesHandler.MobileHelpText': messages.touchHelp,
};

/** Largest pitch in degrees, as in the settings. */
const maxPitch = 80;
/** Space for pins, in pixels. */
const padding = { top: 72, right: 56, bottom: 40, left: 56 };

type Options = {
  style: string;
  places: readonly Place[];
  zoom: number;
  pitch: number;
  bearing: number;
  onFail: () => void;
};

/** Opens the map in an element. @returns removes it; undefined if it could not be created */
export function openMap(
  container: HTMLElement,
  { style, places, zoom, pitch, bearing, onFail }: Options,
): (() => void) | undefined {
  const view = mapView(places);
  if (!view) return undefined;
  let map: MapLibre;
  try {
    map = new MapLibre({
      container,
      style,
      pitch,
      bearing,
      maxPitch,
      // Scrolling the page over the map must not zoom it.
      cooperativeGestures: true,
      locale: texts,
      transformRequest: (url, kind) => (kind === 'Tile' || kind === 'Source' ? { url: byPage + url } : { url }),
      ...(view.kind === 'place'
        ? { center: [view.centre.longitude, view.centre.latitude], zoom }
        : {
            bounds: [
              [view.southWest.longitude, view.southWest.latitude],
              [view.northEast.longitude, view.northEast.latitude],
            ],
            fitBoundsOptions: { padding, maxZoom: zoom, pitch, bearing },
          }),
    });
  } catch {
    // WebGL failed after all, for example because the page has too many contexts.
    onFail();
    return undefined;
  }
  let hasStyle = false;
  map.once('style.load', () => {
    hasStyle = true;
  });
  map.once('load', () => container.classList.add(css.isReady ?? ''));
  // After the style is loaded, an error only leaves a gap in the map; before that there is no map.
  map.on('error', () => {
    if (!hasStyle) onFail();
  });
  map.addControl(new NavigationControl({ visualizePitch: true }), 'top-right');
  for (const [index, place] of places.entries())
    new Marker({ element: makePin(place, places.length > 1 ? index + 1 : undefined), anchor: 'bottom' })
      .setLngLat([place.longitude, place.latitude])
      .addTo(map);
  return () => map.remove();
}
