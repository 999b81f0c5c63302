import { type Config, config as configSchema } from '@theke/contracts/identity/config';
import type { Transaction } from '@theke/kit/database/database';

type Draft = Omit<Config, 'version'>;
type Row = { version: number; doc: Draft };

/** Settings added after the document was stored get their defaults. */
const toConfig = (row: Row): Config => configSchema.parse({ ...row.doc, version: row.version });

export const configStore = {
  async read(tx: Transaction): Promise<Config> {
    const [row] = await tx.query<Row>('select version, doc from config', [], 'config-read');
    if (!row) throw new Error('this tenant has no configuration');
    return toConfig(row);
  },

  async insert(tx: Transaction, doc: Draft): Promise<Config> {
    const [row] = await tx.query<Row>('insert into config (version, doc) values (1, $1) returning version, doc', [
      JSON.stringify(doc),
    ]);
    return toConfig(row as Row);
  },

  /** Undefined if the version is outdated. */
  async update(tx: Transaction, version: number, doc: Draft): Promise<Config | undefined> {
    const [row] = await tx.query<Row>(
      'update config set version = version + 1, doc = $2 where version = $1 returning version, doc',
      [version, JSON.stringify(doc)],
    );
    return row && toConfig(row);
  },
};
