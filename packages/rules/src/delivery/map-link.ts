/**
 * Address of a link that opens the phone's own map with an address: `maps:` on iPhones, `geo:` on Android, otherwise
 * the website of OpenStreetMap. Nothing is requested before the driver follows it.
 * @param place "Zieglergasse 33, 1070 Wien"
 */
export function mapLink(place: string, userAgent: string): string {
  const query = encodeURIComponent(place);
  if (/iPhone|iPad|iPod/.test(userAgent)) return `maps:?q=${query}`;
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}
