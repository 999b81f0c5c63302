import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { imageUrl } from '@theke/ui/image-url';
import { branchAddress, menuId, pictureData } from './menu-data.ts';
import { datedData, weekData } from './opening-hours-data.ts';

type Named = Pick<InitConfig, 'businessName' | 'shopName' | 'currency'>;

/** Structured data of a branch: address, hours, contact and menu URL. */
export function restaurantData(branch: Branch, config: Named, origin: string, at: Date): object {
  const { name, description, street, zipCode, city, phone, email, logo, latitude, longitude, openingHours } = branch;
  const address = branchAddress(branch, { origin });
  const today = dateOf(localTime(zoneOf(branch), at.getTime()));
  const [week, dated] = [weekData(openingHours, today), datedData(openingHours, today)];
  return {
    '@type': 'Restaurant',
    '@id': `${address}#restaurant`,
    name,
    url: address,
    ...(description && { description }),
    ...pictureData(branch.images, { origin }),
    ...(logo && { logo: `${origin}${imageUrl(logo, 'medium')}` }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...((street || city) && {
      address: { '@type': 'PostalAddress', streetAddress: street, postalCode: zipCode, addressLocality: city },
    }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(dated.length > 0 && { specialOpeningHoursSpecification: dated }),
    currenciesAccepted: config.currency,
    parentOrganization: {
      '@type': 'Organization',
      name: config.businessName || config.shopName,
      url: `${origin}/`,
    },
    hasMenu: { '@id': menuId(address), '@type': 'Menu', url: address },
  };
}
