import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mapDefaults, mapView } from './map-view.ts';

const vienna = { latitude: 48.21, longitude: 16.37 };
const graz = { latitude: 47.07, longitude: 15.44 };

// SHAPE-08
test('shows a single place at zoom 19, pitch 55, bearing -85', () => {
  expect(mapDefaults).toEqual({ zoom: 19, pitch: 55, bearing: -85 });
  expect(mapView([vienna])).toEqual({ kind: 'place', centre: vienna });
  expect(mapView([vienna, { ...vienna }])).toEqual({ kind: 'place', centre: vienna });
  expect(mapView([])).toBeUndefined();
});

test('shows all of several places', () =>
  expect(mapView([vienna, graz])).toEqual({ kind: 'area', southWest: graz, northEast: vienna }));

test('contains every place within bounds that two of them touch', () => {
  const spot = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 30 }), (spots) => {
      const view = mapView(spots);
      if (view?.kind !== 'area') return;
      for (const { latitude, longitude } of spots) {
        expect(latitude >= view.southWest.latitude && latitude <= view.northEast.latitude).toBe(true);
        expect(longitude >= view.southWest.longitude && longitude <= view.northEast.longitude).toBe(true);
      }
      expect(spots.some(({ latitude }) => latitude === view.northEast.latitude)).toBe(true);
    }),
  );
});
