// `npm run chaos -- --orders 2000 --faults 40 [--seed N]`: runs the distributed platform under load while its parts are
// killed, paused and disconnected; then checks the ledger. `--broker-away 60` instead: takes the broker away for 60
// seconds. `--embedded 50` instead: kills the single-process platform 50 times. Exits with 1 if an invariant is
// violated. The printed seed repeats the run.
import { parseArgs } from 'node:util';
import { startChaosPlatform } from './chaos-platform.ts';
import { chaosReport } from './chaos-report.ts';
import { killEmbedded } from './kill-embedded.ts';
import { runBrokerAway } from './run-broker-away.ts';
import { runChaos } from './run-chaos.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    faults: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    'broker-away': { type: 'string' },
    embedded: { type: 'string' },
  },
});
const seed = Number(values.seed);
const say = (line: string) => console.log(line);

const outageSeconds = Number(values['broker-away'] ?? 0);
const kills = Number(values.embedded ?? 0);
const broken = await (outageSeconds > 0
  ? runBrokerAway(outageSeconds, seed, say)
  : kills > 0
    ? killEmbedded(kills, seed, say)
    : killPlatform());
if (outageSeconds > 0 || kills > 0)
  say(broken.length === 0 ? 'every invariant holds' : `VIOLATED:\n  ${broken.join('\n  ')}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function killPlatform(): Promise<string[]> {
  const [orders, faults] = [Number(values.orders), Number(values.faults)];
  say(`seed ${seed}: ${orders} orders, ${faults} faults`);
  const platform = await startChaosPlatform(seed);
  let isValid = false;
  try {
    const report = await runChaos(platform, { seed, orders, faults, say });
    say(`\n${chaosReport(report)}`);
    isValid = report.broken.length === 0;
    return report.broken;
  } finally {
    if (!isValid) say(`\nlast output of the platform:\n${platform.output().split('\n').slice(-200).join('\n')}`);
    await platform.stop();
  }
}
