import type { Spot } from '@theke/rules/map/map-view';
import { metresPerDegree, roundDown } from '@theke/rules/map/metres';

/** Section of a map: its middle, its size in pixels and its scale. North is up. */
export type MapFrame = {
  readonly centre: Spot;
  readonly width: number;
  readonly height: number;
  readonly metresPerPixel: number;
};

type Pixel = { readonly x: number; readonly y: number };

/** An equirectangular projection, which is accurate enough for a town. */
const eastMetres = ({ latitude }: Spot) => metresPerDegree * Math.cos((latitude * Math.PI) / 180);

/** Metres per pixel between which the map zooms. */
const scales = { min: 0.2, max: 100 } as const;
/** Width in metres around a single place. */
const leastAcross = 3_000;
/** Part of the frame that stays free at each side. */
const margin = 0.08;

export const toPixel = ({ centre, width, height, metresPerPixel }: MapFrame, spot: Spot): Pixel => ({
  x: width / 2 + ((spot.longitude - centre.longitude) * eastMetres(centre)) / metresPerPixel,
  y: height / 2 - ((spot.latitude - centre.latitude) * metresPerDegree) / metresPerPixel,
});

/** Value for the attribute `points` of an SVG polygon. */
export const toPolygonPoints = (frame: MapFrame, spots: readonly Spot[]): string =>
  spots
    .map((spot) => toPixel(frame, spot))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** Rounds to a centimetre; further digits are noise. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

export const toSpot = ({ centre, width, height, metresPerPixel }: MapFrame, { x, y }: Pixel): Spot => ({
  latitude: rounded(centre.latitude - ((y - height / 2) * metresPerPixel) / metresPerDegree),
  longitude: rounded(centre.longitude + ((x - width / 2) * metresPerPixel) / eastMetres(centre)),
});

export const zoomed = (frame: MapFrame, factor: number): MapFrame => ({
  ...frame,
  metresPerPixel: Math.min(scales.max, Math.max(scales.min, frame.metresPerPixel * factor)),
});

/** The frame after the map was dragged by some pixels. */
export const panned = (frame: MapFrame, { x, y }: Pixel): MapFrame => ({
  ...frame,
  centre: toSpot(frame, { x: frame.width / 2 - x, y: frame.height / 2 - y }),
});

/** A frame of this size that shows all spots. @param spots at least one */
export function fitFrame(spots: readonly Spot[], { width, height }: Pick<MapFrame, 'width' | 'height'>): MapFrame {
  const [latitudes, longitudes] = [spots.map(({ latitude }) => latitude), spots.map(({ longitude }) => longitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const room = 1 - 2 * margin;
  const needed = Math.max(
    leastAcross / width,
    ((east - west) * eastMetres(centre)) / (width * room),
    ((north - south) * metresPerDegree) / (height * room),
  );
  return zoomed({ centre, width, height, metresPerPixel: needed }, 1);
}

/** Bounds of the frame, rounded outwards so that small moves load nothing new. */
export function boundsOf(frame: MapFrame) {
  const corner = { x: frame.width, y: frame.height };
  const [northWest, southEast] = [toSpot(frame, { x: 0, y: 0 }), toSpot(frame, corner)];
  const step = 10 ** Math.floor(Math.log10(Math.max(1e-4, northWest.latitude - southEast.latitude))) / 2;
  const [down, up] = [
    (degrees: number) => rounded(Math.floor(degrees / step) * step),
    (degrees: number) => rounded(Math.ceil(degrees / step) * step),
  ];
  return {
    south: down(southEast.latitude),
    west: down(northWest.longitude),
    north: up(northWest.latitude),
    east: up(southEast.longitude),
  };
}

/** Length in metres of a scale bar of at most 120 pixels: 1, 2, 5, 10, 20, ... */
export const scaleBar = ({ metresPerPixel }: Pick<MapFrame, 'metresPerPixel'>): number =>
  roundDown(metresPerPixel * 120);
