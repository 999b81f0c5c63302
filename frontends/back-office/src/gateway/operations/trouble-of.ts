import type { OperatedService } from '@theke/contracts/operations/operations';
import { operationsMessages } from '../shared/operations-messages.de.ts';
import { partOf } from '../shared/part-of.ts';
import { conditionOf } from './condition-of.ts';

const messages = operationsMessages.trouble;

export type Trouble = { lead: string; text: string };

/** The worst problem first, and its effects; undefined while everything runs. */
export function troubleOf(services: readonly OperatedService[]): Trouble | undefined {
  const answering = services.filter(({ state }) => state);
  // If all responding services report it, the bus itself is the cause.
  if (answering.length > 1 && answering.every(({ state }) => state?.isBusConnected === false))
    return { lead: messages.bus, text: messages.busText };
  const cases: [
    (one: OperatedService) => boolean,
    (labels: string, isOne: boolean) => string,
    'away' | 'late' | string,
  ][] = [
    [(one) => conditionOf(one) === 'away', messages.away, 'away'],
    [({ state }) => state?.isDatabaseReachable === false, messages.database, 'away'],
    [({ state }) => state?.isBusConnected === false, messages.broker, messages.brokerText],
    [(one) => conditionOf(one) === 'stalled', messages.stalled, 'late'],
  ];
  for (const [isMeant, leadOf, text] of cases) {
    const affected = services.filter(isMeant).map(({ name }) => partOf(name));
    const [first] = affected;
    if (!first) continue;
    const lead = leadOf(listOf(affected.map(({ label }) => label)), affected.length === 1);
    if (text !== 'away' && text !== 'late') return { lead, text };
    return { lead, text: affected.length === 1 ? first[text] : messages.several };
  }
  return undefined;
}

const listOf = (labels: readonly string[]): string => new Intl.ListFormat('de-AT').format(labels);
