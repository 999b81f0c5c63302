import type { Load } from './load/job.ts';

/** One line of the report. */
export type Figure = { label: string; value: string; aim?: string; isMet?: boolean };

export const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en-US')}/s`;
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Formats `p50 / p99`, the latencies that users notice. */
export const latency = ({ p50, p99 }: { p50: number; p99: number }) => `p50 ${ms(p50)}, p99 ${ms(p99)}`;

/** Formats a load's result with the client's own CPU, which on two cores is not available to the server. */
export const formatLoad = (found: Load) =>
  `${rate(found.perSecond)}  ${latency(found)}  (client ${found.cores.toFixed(2)} cores)`;

export function print(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ label }) => label.length));
  const valueWidth = Math.max(...figures.map(({ value }) => value.length));
  console.log(`\n${title}`);
  for (const { label, value, aim, isMet } of figures)
    console.log(
      `  ${label.padEnd(width)}  ${value.padEnd(valueWidth)}  ${aim ? `aim ${aim}: ${isMet ? 'met' : 'MISSED'}` : ''}`.trimEnd(),
    );
}
