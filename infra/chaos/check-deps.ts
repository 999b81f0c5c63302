import type { Env } from '../local/platform-servers.ts';
import type { BackOffice } from './back-office.ts';
import type { ChaosMail } from './chaos-mail.ts';
import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** What the laws are checked against. */
export type CheckDeps = {
  dataDir: string;
  env: Env;
  databases: PlatformDatabases;
  ledger: Ledger;
  staff: BackOffice;
  mail: ChaosMail;
  /** Orders that were there before the run. */
  before: ReadonlySet<string>;
  /** Mails that were sent before the run, as whatever seeded the demo may have done: this run's mail server knows nothing of them. */
  sentBefore: ReadonlySet<string>;
};
