// .mjs because Jest loads this before any transform. Starts one throw-away PostgreSQL for the whole run, and a MongoDB
// if available. RabbitMQ is started by the first test that needs it (test-amqp-url.ts).
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongodbJars, startMongodbServer } from '@theke/local-servers/mongodb-server';
import { announcedPlaces, announcePlaces, placeOf, testPostgres } from '@theke/local-servers/test-servers';
import { chooseServers } from '../choose-servers.ts';

export default async function globalSetup() {
  process.env.THEKE_TEST_DIR = mkdtempSync(join(tmpdir(), 'theke-test-'));
  process.env.THEKE_TEST_RUN = String(process.pid);
  if (!announcedPlaces()) announcePlaces(chooseServers());
  const [server, mongodb] = await Promise.all([
    testPostgres(placeOf('postgres')),
    mongodbJars() ? startMongodbServer() : undefined,
  ]);
  // Workers inherit the variable; undefined would become the string "undefined".
  if (mongodb) process.env.THEKE_TEST_MONGODB_URL = mongodb.url;
  globalThis.thekeTestMongodb = mongodb;
  process.env.THEKE_TEST_POSTGRES_URL = server.url;
  globalThis.thekeTestPostgres = server;
}
