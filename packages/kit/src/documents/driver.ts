import { MongoClient, type MongoClientOptions } from 'mongodb';

/** The driver, for commands that work on a whole server: backup and restore. */
export { BSON, type Db, type Document } from 'mongodb';

/**
 * Connects to a MongoDB server. By default the driver looks up every field name in `{}` to decide whether to return raw
 * bytes, and finds `constructor` and `__proto__` there: lists under such names came back as bytes.
 */
export const connectDocuments = (url: string, options: MongoClientOptions = {}): Promise<MongoClient> =>
  new MongoClient(url, { ...options, fieldsAsRaw: Object.create(null) }).connect();
