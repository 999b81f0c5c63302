import { expect, test } from '@jest/globals';
import { parseNets } from '@theke/kit/outgoing/nets';
import { mayPrintAt, printerNets } from './printer-nets.ts';

const may = (nets: string | undefined, address: string, NODE_ENV = 'development') =>
  mayPrintAt(printerNets({ PRINTER_NETS: nets, NODE_ENV }))(address);

test.each(['192.168.1.50', '10.1.2.3', '172.31.255.1', 'fd12::9', '::ffff:192.168.1.50'])(
  'accepts %s as a private address',
  (address) => {
    expect(may(undefined, address)).toBe(true);
    expect(may(undefined, address, 'production')).toBe(false);
  },
);
test.each([
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '172.32.0.1',
  '8.8.8.8',
  '::1',
  '::',
  'fe80::1',
  '224.0.0.1',
  '::ffff:127.0.0.1',
])('rejects %s as a public address', (address) => {
  expect(may(undefined, address)).toBe(false);
  expect(may('', address)).toBe(false);
});

test('allows only the configured networks', () => {
  expect(may(' 127.0.0.0/8 , 203.0.113.7/32', '127.1.2.3')).toBe(true);
  expect(may('127.0.0.0/8,203.0.113.7/32', '203.0.113.8')).toBe(false);
});

test.each(['10.0.0.0', '10.0.0.0/33', '10.0.0/8', 'printer.local/8', '10.0.0.0/8/9', 'fc00::/129', '10.0.0.0/-1'])(
  'rejects %s as an invalid network',
  (text) => expect(parseNets(text)).toBeUndefined(),
);
