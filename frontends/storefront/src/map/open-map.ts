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
import * as css from './map.module.css';
import { mapMessages as messages } from './map-messages.de.ts';
import { pinOf } from './pin-of.ts';
import type { Place } from './places.ts';

// A file of ours, so that the page's policy names no other place for scripts.
setWorkerUrl(new URL(worker, window.location.href).href);

/**
 * Its worker would ask for tiles under the policy of its own file, which every tenant shares and no browser asks for twice. So the page
 * asks for them, under the tenant's: `page-https://...`.
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

const words: Record<string, string> = {
  'Map.Title': messages.map,
  'NavigationControl.ZoomIn': messages.zoomIn,
  'NavigationControl.ZoomOut': messages.zoomOut,
  'NavigationControl.ResetBearing': messages.turnNorth,
  'AttributionControl.ToggleAttribution': messages.sources,
  'CooperativeGesturesHandler.WindowsHelpText': messages.scrollHelp,
  'CooperativeGesturesHandler.MacHelpText': messages.macScrollHelp,
  'CooperativeGesturesHandler.MobileHelpText': messages.touchHelp,
};

/** As steep as the settings let it be. */
const maxPitch = 80;
/** Room for pins, in pixels. */
const padding = { top: 72, right: 56, bottom: 40, left: 56 };

type Options = {
  style: string;
  places: readonly Place[];
  zoom: number;
  pitch: number;
  bearing: number;
  onFail: () => void;
};

/** @returns how to take it away */
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
      // A page that is scrolled past stays a page.
      cooperativeGestures: true,
      locale: words,
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
    // Without WebGL after all: there is none left for this page.
    onFail();
    return undefined;
  }
  let hasStyle = false;
  map.once('style.load', () => {
    hasStyle = true;
  });
  map.once('load', () => container.classList.add(css.isReady ?? ''));
  // Of what is missing later there is a hole in the map; without a style there is none.
  map.on('error', () => {
    if (!hasStyle) onFail();
  });
  map.addControl(new NavigationControl({ visualizePitch: true }), 'top-right');
  for (const [index, place] of places.entries())
    new Marker({ element: pinOf(place, places.length > 1 ? index + 1 : undefined), anchor: 'bottom' })
      .setLngLat([place.longitude, place.latitude])
      .addTo(map);
  return () => map.remove();
}
