/**
 * A tenant's map settings (SHAPE-07, SHAPE-09). Legacy configurations have none.
 *
 * Terms: a *style* is a JSON document of the MapLibre style specification with the addresses of tiles, fonts and icons;
 * a *token* identifies the tenant at its provider. Every guest's browser gets it, so it is not secret.
 */
export type MapAccess = {
  readonly enablePluginMap: boolean;
  /** Address of the style; `{token}` is the placeholder of the token. */
  readonly mapStyle: string;
  readonly mapAccessToken: string;
  /** Origins of tiles, fonts and icons other than the style's, separated by spaces. */
  readonly mapHosts: string;
};

// `https://tiles.example.at`, with or without a port. Plain http only on localhost, for testing a tile server.
const styleAddress =
  /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/[^\s"'<>;,\\]*$/i;
const originAddress =
  /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/?$/i;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Rejects ambiguous addresses and characters with a meaning in a content security policy. */
export const isMapStyle = (address: string): boolean => styleAddress.test(address) && URL.canParse(address);
export const maxMapHosts = 5;
export const areMapHosts = (text: string): boolean =>
  words(text).length <= maxMapHosts && words(text).every((one) => originAddress.test(one) && URL.canParse(one));

/** Whether a tenant has set up a map. Part of the guests' first script, so it is kept minimal. */
export const hasMap = ({ enablePluginMap, mapStyle }: Partial<MapAccess>): boolean => !!(enablePluginMap && mapStyle);

/** Whether the style needs a token that is missing. The config rejects this. */
export const isTokenMissing = ({ mapStyle = '', mapAccessToken }: Partial<MapAccess>): boolean =>
  mapStyle.includes('{token}') && !mapAccessToken;

/** The address of the style. Undefined without a map to load: disabled, no style, or a missing token (BRANCHES-03). */
export const mapStyleOf = (access: Partial<MapAccess>): string | undefined =>
  hasMap(access) && !isTokenMissing(access)
    ? access.mapStyle?.replaceAll('{token}', encodeURIComponent(access.mapAccessToken ?? ''))
    : undefined;

/** The origins a page connects to for the map: the style's and the configured hosts, each once. */
export function listMapOrigins(access: Partial<MapAccess>): string[] {
  const style = mapStyleOf(access);
  const { mapHosts = '' } = access;
  if (!style || !isMapStyle(style)) return [];
  return [...new Set([style, ...(areMapHosts(mapHosts) ? words(mapHosts) : [])].map((one) => new URL(one).origin))];
}
