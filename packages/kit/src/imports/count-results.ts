import { type ImportReply, type ImportResult, importResults } from '@theke/contracts/imports/define-import';

/** Number of rows by result. */
export const countResults = (results: readonly ImportResult[]): ImportReply['counts'] =>
  Object.fromEntries(
    importResults.map((result) => [result, results.filter((one) => one === result).length]),
  ) as ImportReply['counts'];
