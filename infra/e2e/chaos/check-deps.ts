import type { OpenPeriod } from '@theke/contracts/ordering/day-close';
import type { Env } from '../../tools/local/platform-servers.ts';
import type { BackOffice } from './back-office.ts';
import type { ChaosMail } from './chaos-mail.ts';
import type { ChaosWebhooks } from './chaos-webhooks.ts';
import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** Inputs of the invariant checks. */
export type CheckDeps = {
  dataDir: string;
  env: Env;
  databases: PlatformDatabases;
  ledger: Ledger;
  staff: BackOffice;
  mail: ChaosMail;
  /** Orders that existed before the run. */
  before: ReadonlySet<string>;
  /** Mails sent before the run, e.g. by seeding the demo: this run's mail server does not know them. */
  sentBefore: ReadonlySet<string>;
  webhooks: Pick<ChaosWebhooks, 'receivedEvents'>;
  /** Id of the webhook endpoint that gets every event. */
  endpoint: string;
  /** Branch of the orders. */
  branch: string;
  /** What the branch's next day close would count. */
  readOpenPeriod(): Promise<OpenPeriod>;
};
