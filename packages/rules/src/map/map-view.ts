/** Degrees: north and east are positive. */
export type Spot = { readonly latitude: number; readonly longitude: number };

/** How a map is looked at: what is set for one place, and for several the whole that they lie in. */
export type MapView =
  | { readonly kind: 'place'; readonly centre: Spot }
  | { readonly kind: 'area'; readonly southWest: Spot; readonly northEast: Spot };

/** What a map is set to where nobody chose otherwise (SHAPE-08); its centre is where the branches are. */
export const mapDefaults = { zoom: 19, pitch: 55, bearing: -85 } as const;

/** undefined where no place is known: then there is nothing to show. */
export function mapView(spots: readonly Spot[]): MapView | undefined {
  const [first] = spots;
  if (!first) return undefined;
  const of = (pick: (...values: number[]) => number): Spot => ({
    latitude: pick(...spots.map(({ latitude }) => latitude)),
    longitude: pick(...spots.map(({ longitude }) => longitude)),
  });
  const [southWest, northEast] = [of(Math.min), of(Math.max)];
  const isOne = southWest.latitude === northEast.latitude && southWest.longitude === northEast.longitude;
  return isOne
    ? { kind: 'place', centre: { latitude: first.latitude, longitude: first.longitude } }
    : { kind: 'area', southWest, northEast };
}
