import { qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { toLocalHour } from '../orders/order-figure.ts';
import { visitStore } from '../visits/visit-store.ts';
import { qrScanStore } from './qr-scan-store.ts';

/** Counts scans by the day of the scan, whenever they arrive (QR-05). */
export const qrScans: WorkSubscription = reaction(qrCodesScanned, {
  name: 'count scans of QR codes',
  async handle(tx, { data }) {
    const zone = await visitStore.zone(tx);
    qrScanStore.add(
      tx,
      data.scans.map(({ at, ...scan }) => ({ ...scan, day: toLocalHour(zone, at).day })),
    );
  },
});
