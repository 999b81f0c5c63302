import { expect, test } from '@jest/globals';
import { mapLink } from './map-link.ts';

// DELIVERY-08
test("opens the phone's own map, and a website elsewhere", () => {
  const place = 'Zieglergasse 33 & Hof, 1070 Wien';
  const query = 'Zieglergasse%2033%20%26%20Hof%2C%201070%20Wien';
  expect(mapLink(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(`maps:?q=${query}`);
  expect(mapLink(place, 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(`geo:0,0?q=${query}`);
  expect(mapLink(place, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(`https://www.openstreetmap.org/search?query=${query}`);
});
