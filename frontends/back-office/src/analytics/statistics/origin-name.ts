import type { OriginStatistic } from '@theke/contracts/analytics/order-statistics';
import { statisticsMessages } from '../domain/statistics-messages.de.ts';

const words = statisticsMessages.origins;

/** As people call it: a code by its path. */
export const originName = ({ origin, qr }: Pick<OriginStatistic, 'origin' | 'qr'>): string =>
  qr ? words.code(qr) : words.names[origin];
