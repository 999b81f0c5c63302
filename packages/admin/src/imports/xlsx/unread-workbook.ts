/** A workbook that cannot be read; the message is for the person who chose it. */
export class UnreadWorkbook extends Error {
  override name = 'UnreadWorkbook';
}
