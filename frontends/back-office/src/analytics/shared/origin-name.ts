import type { OriginStatistic } from '@theke/contracts/analytics/order-statistics';
import { originNames } from '../../ordering/shared/origin-names.de.ts';
import { statisticsMessages } from './statistics-messages.de.ts';

/** Display name of an origin; for a QR code, its path. */
export const originName = ({ origin, qr }: Pick<OriginStatistic, 'origin' | 'qr'>): string =>
  qr ? statisticsMessages.origins.code(qr) : originNames[origin];
