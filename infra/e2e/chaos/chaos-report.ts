import type { ChaosReport } from './run-chaos.ts';
import type { Recovery } from './watch-recovery.ts';

/** Formats the report of a run. Times in ms. */
export function chaosReport({ seed, ledger, recoveries, changes, mails, broken }: ChaosReport): string {
  const during = recoveries.filter(({ inFlight }) => inFlight > 0);
  const requests = recoveries.reduce((sum, { inFlight }) => sum + inFlight, 0);
  const answers = [...ledger.answers]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'cut'}: ${count}`);
  const kinds = [...new Set(recoveries.map(({ fault }) => fault))].sort();
  return [
    `seed ${seed}`,
    `${ledger.accepted.size} orders accepted, ${ledger.refused.size} refused, ${ledger.repeated} requests repeated, ${changes} changes to the catalog`,
    `${mails.sent} mails sent, ${mails.twice} of them accepted twice by a server that died before its answer, ${mails.failed} failed visibly`,
    `${ledger.online.size} orders with online payment, ${ledger.rounds.size} rounds at tables with ${ledger.tableParts.size} parts paid online`,
    `${ledger.deliveries.size} deliveries, ${ledger.reservations.size} reservations, ${ledger.closes.size} day closes, ${ledger.subscribers.size} newsletter subscribers`,
    `answers: ${answers.join(', ')}`,
    `${recoveries.length} faults, ${during.length} of them while requests were in flight (${requests} requests)`,
    '',
    `${'recovery (median / worst ms)'.padEnd(30)}${['times', 'answers', 'accepts orders', 'publishes them'].map(cell).join('')}`,
    ...kinds.map((kind) => {
      const matching = recoveries.filter(({ fault }) => fault === kind);
      const figures = (['answers', 'accepts', 'publishes'] as const).map((figure) => medianAndWorst(matching, figure));
      return `${kind.padEnd(30)}${[String(matching.length), ...figures].map(cell).join('')}`;
    }),
    '',
    ...(broken.length === 0
      ? ['every invariant holds']
      : [`${broken.length} VIOLATED:`, ...broken.slice(0, 50).map((line) => `  ${line}`)]),
  ].join('\n');
}

const cell = (text: string) => text.padStart(18);

function medianAndWorst(recoveries: Recovery[], figure: 'answers' | 'accepts' | 'publishes'): string {
  const times = recoveries.map((one) => one[figure]).sort((a, b) => a - b);
  return `${times[Math.floor((times.length - 1) / 2)]} / ${times.at(-1)}`;
}
