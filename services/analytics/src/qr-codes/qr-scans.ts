import { type QrScanned, qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import type { Database, Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { toLocalHour } from '../orders/order-figure.ts';
import { visitStore } from '../visits/visit-store.ts';
import { qrScanStore } from './qr-scan-store.ts';

const countScans = async (tx: Transaction, scans: readonly QrScanned[]): Promise<void> => {
  const zone = await visitStore.zone(tx);
  qrScanStore.add(
    tx,
    scans.map(({ at, ...scan }) => ({ ...scan, day: toLocalHour(zone, at).day })),
  );
};

/** Imports the scans of the past in one transaction, if the business has none yet. */
export const takeOverScans = (db: Database, tenant: string, scans: readonly QrScanned[]): Promise<void> =>
  db.withTenant(tenant, async (tx) => {
    if (!(await qrScanStore.exist(tx))) await countScans(tx, scans);
  });

/** Counts scans by the day of the scan, whenever they arrive (QR-05). */
export const qrScans: WorkSubscription = reaction(qrCodesScanned, {
  name: 'count scans of QR codes',
  handle: (tx, { data }) => countScans(tx, data.scans),
});
