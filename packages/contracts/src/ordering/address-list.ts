import { addressImportFieldNames } from '@theke/rules/imports/address-columns.de';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { defineImport } from '../imports/define-import.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { exampleIds, id, instant } from '../wire.ts';

/** Largest number of addresses in a list. */
export const maxAddresses = 500_000;
const maxParts = 50;

/**
 * Import of the address list (ZONE-05). A file is sent in parts of at most `maxRows` rows; the last part replaces the
 * list of the tenant. Rows without house number or postal code are left out and reported as `same`.
 */
export const addressImports = defineImport({
  service: 'ordering',
  one: 'address',
  many: 'addresses',
  label: { many: 'Adressen', ofMany: 'Adressen' },
  fieldNames: addressImportFieldNames,
  needs: 'catalog.write',
  maxRows: 20_000,
  options: {
    source: field(oneLine(200), 'Quelle').default(''),
    asOf: field(z.iso.date().nullable(), 'Stand').default(null),
    /** The same id for all parts of a file. Default: a new one, for a file of one part. */
    list: field(id, 'Liste').optional(),
    part: field(z.int().min(1).max(maxParts), 'Teil').default(1),
    parts: field(z.int().min(1).max(maxParts), 'Teile').default(1),
  },
  replied: {},
  example: {
    file: 'adressen.csv',
    columns: ['street', 'houseNumber', 'zipCode', 'city', 'latitude', 'longitude'],
    cells: ['Josefstädter Straße', '84', '1080', 'Wien', '48.2112', '16.3415'],
    options: { source: 'Beispiel', asOf: '2026-11-01' },
  },
});

/** The list in which addresses are looked up. */
export const addressList = z.object({
  id,
  file: z.string(),
  source: field(z.string(), 'Quelle'),
  asOf: field(z.iso.date().nullable(), 'Stand'),
  importedAt: instant,
  by: z.string(),
  addresses: z.int(),
});
export type AddressList = z.output<typeof addressList>;

/** Null until a list was imported. */
export const readAddressList = endpoint({
  name: 'readAddressList',
  service: 'ordering',
  method: 'GET',
  path: '/address-list',
  summary: 'Adressliste der Lieferzonen',
  needs: 'catalog.read',
  reply: { kind: 'data', schema: addressList.nullable() },
  status: 200,
  example: {},
});

const degrees = (limit: number, title: string) => field(z.coerce.number().min(-limit).max(limit), title);

/** A map of addresses, for the editor of zones: evenly chosen points, and the longest streets with their middle. */
const addressMap = z.object({
  /** Latitudes and longitudes alternately. */
  points: z.array(z.number()),
  streets: z.array(z.object({ street: z.string(), latitude: z.number(), longitude: z.number() })),
});
export type AddressMap = z.output<typeof addressMap>;

/** Addresses within the bounds; empty without a list. */
export const readAddressMap = endpoint({
  name: 'readAddressMap',
  service: 'ordering',
  method: 'GET',
  path: '/address-list/map',
  summary: 'Plan aus den Adressen eines Ausschnitts',
  needs: 'catalog.read',
  query: z
    .strictObject({
      south: degrees(90, 'Süden'),
      west: degrees(180, 'Westen'),
      north: degrees(90, 'Norden'),
      east: degrees(180, 'Osten'),
    })
    .superRefine(({ south, west, north, east }, context) => {
      const fail = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message, params: { code: 'OUT_OF_RANGE' } });
      if (north <= south) fail('north', '„Norden“ liegt nicht nördlich von „Süden“.');
      if (east <= west) fail('east', '„Osten“ liegt nicht östlich von „Westen“.');
    }),
  reply: { kind: 'data', schema: addressMap },
  status: 200,
  example: { query: { south: '48.2', west: '16.33', north: '48.22', east: '16.36' } },
});

const address = {
  street: field(oneLine(160).min(1), 'Straße und Hausnummer', { personal: true }),
  zipCode: field(oneLine(12).min(1), 'PLZ', { personal: true }),
  city: field(oneLine(120), 'Ort', { personal: true }).default(''),
};
const exampleAddress = { street: 'Josefstädter Straße 84', zipCode: '1080', city: 'Wien' };

/** `exact`: the address itself; `near`: the nearest house number of its street. */
const addressMatch = z.enum(['exact', 'near']);

const foundAddress = z.object({
  match: addressMatch,
  /** The address of the list: "Josefstädter Straße 84". */
  street: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundAddress = z.output<typeof foundAddress>;

/** Null if the list has no such street, or no house number near by. */
export const findAddress = endpoint({
  name: 'findAddress',
  service: 'ordering',
  method: 'POST',
  path: '/address-list/find',
  summary: 'Adresse in der Adressliste suchen',
  needs: 'catalog.read',
  body: z.strictObject(address),
  reply: { kind: 'data', schema: foundAddress.nullable() },
  status: 200,
  example: { body: exampleAddress },
});

/** What a guest reads while entering an address (ZONE-04). */
const addressZone = z.object({
  /** Name of the zone; null if there is none. */
  area: z.string().nullable(),
  /** The address of the list that was used; null if the list does not have it. */
  found: z.object({ match: addressMatch, street: z.string() }).nullable(),
});
export type AddressZone = z.output<typeof addressZone>;

/** The zone of an address. The same decision is made when the order is placed. */
export const findDeliveryZone = endpoint({
  name: 'findDeliveryZone',
  service: 'ordering',
  method: 'POST',
  path: '/delivery-zones/find',
  summary: 'Lieferzone einer Adresse',
  needs: 'public',
  limit: { count: 'delivery-zones', max: 60, perMs: 600_000, what: 'Adressen' },
  body: z.strictObject({ branch: reference('branches', 'Filiale'), ...address }),
  reply: { kind: 'data', schema: addressZone },
  status: 200,
  example: { body: { branch: { id: exampleIds.branch }, ...exampleAddress } },
});

export const addressListEndpoints = [readAddressList, readAddressMap, findAddress, findDeliveryZone] as const;
