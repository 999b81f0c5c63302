// A replica that dies of what it hears. A test runs it as a process of its own:
//   node first-attempts-victim.ts PREFIX
// An event of the shop "Gift" ends it: at once, or, where its version is 2, within the transaction. All others take it a moment, so that
// they are in flight with that: in the same transaction, those before it already done, and in others.
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
