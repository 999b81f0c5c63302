import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';

export type MapServer = {
  /** Its origin, e.g. `http://127.0.0.1:1234`. */
  origin: string;
  /** Requested paths, in order. */
  requestedPaths: string[];
  close(): Promise<void>;
};

type Spot = { latitude: number; longitude: number };

/** A generated town of square blocks around a place. */
function town({ latitude, longitude }: Spot) {
  const [cell, houseSize] = [0.0012, 0.0008];
  const places = Array.from({ length: 41 }, (_, index) => (index - 20) * cell);
  const square = (west: number, south: number, size: number) => [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];
  const feature = (properties: object, ring: number[][]) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  });
  const houses = places.flatMap((east, column) =>
    places.map((north, row) =>
      feature({ height: 8 + ((column * 7 + row * 13) % 5) * 5 }, square(longitude + east, latitude + north, houseSize)),
    ),
  );
  return { type: 'FeatureCollection' as const, features: houses };
}

/** A colour of buildings that is used nowhere else. */
export const houseColour = '#ff00aa';

const style = (tiles: string, spot: Spot) => ({
  version: 8,
  name: 'Test',
  center: [spot.longitude, spot.latitude],
  sources: { town: { type: 'vector', tiles: [tiles], minzoom: 8, maxzoom: 14, attribution: '© Teststadt' } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#e8e4da' } },
    {
      id: 'houses',
      type: 'fill-extrusion',
      source: 'town',
      'source-layer': 'houses',
      paint: { 'fill-extrusion-color': houseColour, 'fill-extrusion-height': ['get', 'height'] },
    },
  ],
});

/**
 * Serves a style and vector tiles generated on request, on this machine.
 * @param tilesAt origin of the tiles in its style. Default: this server
 */
export async function openMapServer(spot: Spot, tilesAt?: string): Promise<MapServer> {
  const index = new GeoJSONVT(town(spot), { maxZoom: 14 });
  const requestedPaths: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    requestedPaths.push(pathname + search);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/style.json') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(style(`${tilesAt ?? origin}/{z}/{x}/{y}.pbf`, spot)));
    }
    const [z, x, y] = (/^\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(pathname) ?? []).slice(1).map(Number);
    const tile = z !== undefined && x !== undefined && y !== undefined && index.getTile(z, x, y);
    if (!tile) return response.writeHead(z === undefined ? 404 : 204).end();
    response.setHeader('content-type', 'application/x-protobuf');
    return response.end(Buffer.from(fromGeojsonVt({ houses: tile }, { version: 2 })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requestedPaths,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
