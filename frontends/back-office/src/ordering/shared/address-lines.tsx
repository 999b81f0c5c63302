import type { Address } from '@theke/contracts/ordering/order';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { townText } from './address-text.ts';
import { orderMessages } from './order-messages.de.ts';

const { order: texts } = orderMessages;

/** Lines of an address as needed by a driver; nothing without an address. */
export function AddressLines({ address, zone }: { address: Address; zone: string }) {
  return addressLines(address, zone).map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}

/** @param zone of the branch; its own country is not shown and chooses the words (CHECKOUT-41) */
export function addressLines(address: Address, zone: string): string[] {
  const { companyName, street, stairway, floor, door, country } = address;
  if (!street && !townText(address)) return [];
  const inside = [
    stairway && `${wordsOfZone(zone).stairway} ${stairway}`,
    floor && texts.floor(floor),
    door && texts.door(door),
  ].filter(Boolean);
  return [
    companyName,
    street,
    inside.join(', '),
    townText(address),
    country === (countryOfZone(zone) ?? 'AT') ? '' : (texts.countries[country] ?? country),
  ].filter(Boolean);
}
