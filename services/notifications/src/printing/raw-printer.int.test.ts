import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RawPrinter, startRawPrinter } from '../../testing/raw-printer-simulator.ts';
import { mayPrintAt, printerNets } from './printer-nets.ts';
import { printRaw } from './raw-printer.ts';

let printer: RawPrinter;
beforeAll(async () => {
  printer = await startRawPrinter();
});
afterAll(() => printer.close());

const paper = Buffer.from('Nr. 47');
const port = () => printer.address.split(':')[1];

test.each(['127.0.0.1', '127.9.9.9', '0', '0.0.0.0', '2130706433', '0x7f000001', 'localhost'])(
  'neither reaches %s as a printer nor reveals whether a port is open',
  async (host) => {
    const isAllowed = mayPrintAt(printerNets({ NODE_ENV: 'development' }));
    const closed = await printRaw(`${host}:1`, paper, isAllowed);
    expect(closed).toMatchObject({ isPrinted: false, mayBePrinted: false });
    expect(await printRaw(`${host}:${port()}`, paper, isAllowed)).toEqual(closed);
    expect(printer.calls).toBe(0);
  },
);

test('reaches a configured network by address and by name', async () => {
  const isAllowed = mayPrintAt(printerNets({ NODE_ENV: 'production', PRINTER_NETS: '127.0.0.0/8,::1/128' }));
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await printRaw(`${host}:${port()}`, paper, isAllowed)).toEqual({ isPrinted: true });
  expect(printer.paper).toHaveLength(2);
});
