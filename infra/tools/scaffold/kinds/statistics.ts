import { findEvent } from '../contract-exports.ts';
import { existing, type Kind, plain, serviceValues } from '../kind.ts';
import { createSpellings } from '../names.ts';
import { eventValues, refuseTable } from './reaction.ts';

/** Events per day: a table that counts them, and an endpoint that reads it by a range of days. */
export const statistics: Kind = {
  usage: 'payments coupon-retired [--label "Stillgelegte Gutscheine"]',
  async values(changes, [consumer = '', name = ''], { label }) {
    existing(changes, consumer);
    const event = await findEvent(name);
    const names = createSpellings(`${name}-days`, `${name}-day`);
    refuseTable(consumer, names.table);
    return {
      ...names,
      ...eventValues(event, consumer, name),
      ...serviceValues(consumer),
      label: plain('label', label ?? event.value.summary.replace(/\.$/, '')),
      // Time zone in which days begin.
      zone: 'Europe/Vienna',
    };
  },
};
