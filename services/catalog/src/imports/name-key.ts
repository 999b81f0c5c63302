import { oneLine } from '@theke/contracts/one-line';

/** Longest cell of an import. */
const line = oneLine(5_000);

/** Names that differ only in case, line breaks or surrounding space are the same once they are stored. */
export const nameKey = (name: string): string => line.parse(name).toLowerCase();
