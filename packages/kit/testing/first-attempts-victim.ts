// A replica that crashes on some events. A test runs it as a separate process:
//   node first-attempts-victim.ts PREFIX
// An event of the shop "Gift" crashes it in the filter, one of "Spätes Gift" within the transaction. Other events take
// a moment, so that they are in progress during the crash: some already done in the same transaction, some in others.
import { configChanged } from '@theke/contracts/identity/config';
import { reaction } from '../src/events/subscription.ts';
import { openReplica } from './one-database.ts';

const [prefix] = process.argv.slice(2);
if (!prefix) throw new Error('usage: first-attempts-victim.ts PREFIX');
const replica = await openReplica(prefix, { sweepEvery: 100 });
const die = () => process.kill(process.pid, 'SIGKILL');
await replica.work([
  reaction(configChanged, {
    name: 'writes it down',
    filter({ config }) {
      if (config.shopName === 'Gift') die();
      return true;
    },
    async handle(tx, { data, subject }) {
      await tx.query('insert into heard (type) values ($1)', [subject]);
      await tx.query('select pg_sleep(0.01)');
      if (data.config.shopName === 'Spätes Gift') die();
    },
  }),
]);
