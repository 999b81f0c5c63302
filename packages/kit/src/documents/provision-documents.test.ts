import { expect, test } from '@jest/globals';
import { databasePrefix } from '../database/layout.ts';
import { derivePassword } from '../database/provision.ts';
import { documentsUrl } from './provision-documents.ts';

const secret = 'a-secret-of-the-tests-and-of-nobody-else';
const urlOf = (serverUrl: string) => documentsUrl({ serverUrl, secret, service: 'content' });

test("adds the service's login if the URL names a mechanism without a user, and keeps other URLs", () => {
  const password = derivePassword(`${databasePrefix}content`, secret);
  expect(urlOf('mongodb://one:27017,two:27017/?authMechanism=SCRAM-SHA-256')).toBe(
    `mongodb://theke_content:${password}@one:27017,two:27017/?authMechanism=SCRAM-SHA-256`,
  );
  for (const url of [
    'mongodb://127.0.0.1:27017',
    'mongodb://127.0.0.1:27017/?replicaSet=main',
    'mongodb://somebody@127.0.0.1/?authMechanism=SCRAM-SHA-256',
  ])
    expect(urlOf(url)).toBe(url);
});
