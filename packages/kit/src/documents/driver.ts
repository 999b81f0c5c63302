import { MongoClient, type MongoClientOptions } from 'mongodb';

/** The driver, for commands that work on a whole server past any service: backup and restore. */
export { BSON, type Db, type Document } from 'mongodb';

/**
 * A connection to a MongoDB server. Where nothing is said the driver looks every field's name up in `{}` for whether it is wanted as bytes, and
 * finds `constructor` and `__proto__` there: what lists under such names held came back as bytes.
 */
export const connectDocuments = (url: string, options: MongoClientOptions = {}): Promise<MongoClient> =>
  new MongoClient(url, { ...options, fieldsAsRaw: Object.create(null) }).connect();
