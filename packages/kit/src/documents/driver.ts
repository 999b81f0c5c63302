/** The driver, for commands that work on a whole server past any service: backup and restore. */
export { BSON, type Db, type Document, MongoClient } from 'mongodb';
