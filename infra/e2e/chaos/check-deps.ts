import type { Env } from '../../tools/local/platform-servers.ts';
import type { BackOffice } from './back-office.ts';
import type { ChaosMail } from './chaos-mail.ts';
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
};
