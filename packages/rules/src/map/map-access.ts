/**
 * What a tenant says of its map (SHAPE-07, SHAPE-09). A configuration that was stored before there were maps says nothing.
 *
 * Glossary: a *style* is a JSON document after the MapLibre style specification, which names where tiles, letters and signs come from; a
 * *token* is what its provider knows the tenant by. It goes to every guest's browser, so it is no secret.
 */
export type MapAccess = {
  readonly enablePluginMap: boolean;
  /** Address of the style; `{token}` stands where its provider wants the token. */
  readonly mapStyle: string;
  readonly mapAccessToken: string;
  /** Where tiles, letters and signs come from, where that is not where the style is: origins with spaces between them. */
  readonly mapHosts: string;
};

// `https://tiles.example.at`, with a port or without; on this machine also without encryption, for who tries a server of tiles.
const styleAddress =
  /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/[^\s"'<>;,\\]*$/i;
const originAddress =
  /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/?$/i;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Nothing that could mean more than one place, or more than a place, where a page's policy names it. */
export const isMapStyle = (address: string): boolean => styleAddress.test(address) && URL.canParse(address);
export const maxMapHosts = 5;
export const areMapHosts = (text: string): boolean =>
  words(text).length <= maxMapHosts && words(text).every((one) => originAddress.test(one) && URL.canParse(one));

/** Whether a tenant has set up a map. Guests' first script asks, so it asks no more than this. */
export const hasMap = ({ enablePluginMap, mapStyle }: Partial<MapAccess>): boolean => !!(enablePluginMap && mapStyle);

/** A style that wants a token without one brings nothing; the settings refuse it. */
export const isTokenMissing = ({ mapStyle = '', mapAccessToken }: Partial<MapAccess>): boolean =>
  mapStyle.includes('{token}') && !mapAccessToken;

/** The address that the style is asked for at; undefined where there is no map to load: not on, no style, or one without its token (BRANCHES-03). */
export const mapStyleOf = (access: Partial<MapAccess>): string | undefined =>
  hasMap(access) && !isTokenMissing(access)
    ? access.mapStyle?.replaceAll('{token}', encodeURIComponent(access.mapAccessToken ?? ''))
    : undefined;

/** Whom a page talks to for the map: where the style is and what the tenant names besides, each once. */
export function mapOriginsOf(access: Partial<MapAccess>): string[] {
  const style = mapStyleOf(access);
  const { mapHosts = '' } = access;
  if (!style || !isMapStyle(style)) return [];
  return [...new Set([style, ...(areMapHosts(mapHosts) ? words(mapHosts) : [])].map((one) => new URL(one).origin))];
}
