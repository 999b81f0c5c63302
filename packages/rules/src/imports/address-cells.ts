import { plainZipCode } from '../delivery/plain-zip-code.ts';
import { type HouseNumber, parseHouseNumber, splitStreet } from '../delivery/street-address.ts';
import type { Spot } from '../map/map-view.ts';
import { type AddressImportField, addressCellTexts as texts } from './address-columns.de.ts';
import { type CellFault, type CellReaders, readCells, UnreadCell } from './read-cells.ts';

/** An address of a list, with its coordinates. */
export type ImportedAddress = Spot & {
  readonly street: string;
  readonly houseNumber: HouseNumber;
  readonly zipCode: string;
  readonly city: string;
};

/** `address` is undefined for a row that is left out: without street, house number or postal code. */
type AddressRow = { address?: ImportedAddress | undefined; faults: CellFault<AddressImportField>[] };

const maxLength = 120;

/** "48.20817" or "48,20817", within the limit on both sides of 0. */
const coordinate = (limit: number) => (text: string) => {
  if (text === '') throw new UnreadCell(texts.coordinateMissing);
  const value = /^[+-]?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(Math.abs(value) <= limit)) throw new UnreadCell(texts.noCoordinate(text.slice(0, 40)));
  return value;
};

function short(text: string): string {
  if (text.length > maxLength) throw new UnreadCell(texts.tooLong);
  return text;
}

type Values = Partial<Record<AddressImportField, string | number>>;

const [latitude, longitude] = [coordinate(90), coordinate(180)];
const readers: CellReaders<AddressImportField, Values> = {
  street: (text) => ({ street: short(text) }),
  houseNumber: (text) => ({ houseNumber: short(text) }),
  zipCode: (text) => ({ zipCode: plainZipCode(short(text)).slice(0, 12) }),
  city: (text) => ({ city: short(text) }),
  latitude: (text) => ({ latitude: latitude(text) }),
  longitude: (text) => ({ longitude: longitude(text) }),
};

/** Reads a row of an address list (ZONE-05). The house number may be in the column of the street. */
export function readAddressCells(
  cells: readonly string[],
  columns: readonly (AddressImportField | null)[],
): AddressRow {
  const { values, faults } = readCells(cells, columns, readers);
  if (faults.length > 0) return { faults };
  for (const field of ['latitude', 'longitude'] as const)
    if (values[field] === undefined) return { faults: [{ field, message: texts.coordinateMissing }] };
  const { zipCode = '', city = '' } = values;
  const given = String(values.street ?? '');
  const number = String(values.houseNumber ?? '').trim();
  const split = number === '' ? splitStreet(given) : undefined;
  const street = split?.street ?? given;
  const houseNumber = split?.houseNumber ?? parseHouseNumber(number);
  if (!street || !houseNumber || zipCode === '') return { faults: [] };
  return {
    faults: [],
    address: {
      street,
      houseNumber,
      zipCode: String(zipCode),
      city: String(city),
      latitude: Number(values.latitude),
      longitude: Number(values.longitude),
    },
  };
}
