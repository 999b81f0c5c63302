/** Degrees: north and east are positive. */
export type Spot = { readonly latitude: number; readonly longitude: number };

/** View of a map: the settings for one place, or the bounds of several places. */
export type MapView =
  | { readonly kind: 'place'; readonly centre: Spot }
  | { readonly kind: 'area'; readonly southWest: Spot; readonly northEast: Spot };

/** Default view (SHAPE-08); its centre is at the branches. */
export const mapDefaults = { zoom: 19, pitch: 55, bearing: -85 } as const;

/** Undefined without any place. */
export function mapView(spots: readonly Spot[]): MapView | undefined {
  const [first] = spots;
  if (!first) return undefined;
  const corner = (pick: (...values: number[]) => number): Spot => ({
    latitude: pick(...spots.map(({ latitude }) => latitude)),
    longitude: pick(...spots.map(({ longitude }) => longitude)),
  });
  const [southWest, northEast] = [corner(Math.min), corner(Math.max)];
  const isOne = southWest.latitude === northEast.latitude && southWest.longitude === northEast.longitude;
  return isOne
    ? { kind: 'place', centre: { latitude: first.latitude, longitude: first.longitude } }
    : { kind: 'area', southWest, northEast };
}
