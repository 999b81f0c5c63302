// Secrets come from the environment only: none is in the source, and none has a default that production accepts.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigError, demoSecret, platformConfig, readConfig } from '@theke/kit/config';
import type { z } from 'zod';
import { gatewayConfig } from '../../../gateway/src/config.ts';
import { root } from '../../tools/local/checkout.ts';
import { findKeys, findKeysAndSecrets } from './secrets-in-text.ts';

/** Texts that look like a secret but open nothing, each with its reason. */
const allowedTexts: Record<string, string> = {
  'tables are drawn by docs, nothing is stored': 'of a database that `npm run docs` drops again',
  'not the password': 'of an attack that must be refused',
  'theke-demo': 'password of the demo accounts, shown on the login page; production refuses demo tenants',
  [demoSecret]: 'signed the demo once, and signs tests; production refuses it (packages/kit/src/config.ts)',
  'ein-langes-passwort': 'example of a contract, and of tests',
  'ein-anderes-passwort': 'of a journey that changes a password',
  'ein-neues-langes-passwort': 'example of a contract',
  'example-session-token': 'example of a contract',
  'example-login-link-token': 'example of a contract',
  'example-frontdesk-key': 'example of a contract',
  'example-personal-token': 'example of a contract',
  'API-Token erstellt oder gelöscht (an das Team)': 'a label',
  'WQRtiiya3hYh/Uz44Bv3x8ETl1nrH6nCdErn69g5/lU=': 'published key of the test cases of the Austrian Ministry of Finance',
  MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw: 'key of the published example of Standard Webhooks',
  msg_p5jXN8AQM9LWM0D4loKWxJek: 'message of the same example',
  'beispiel-geheimnis': 'example of a contract',
  'example-backoffice-key': 'example of a contract',
  'BA7OfU44E1wRnk7IJLh11IwvrvJndvI2BVTLr6Phz42GjsLRD53uw-O4eQtkMWNx5KnZjJKvmacwkVzELxzd3H4':
    'example of a contract: the public key of an invented browser',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==':
    'example of a contract: a picture of one point',
  wAtGLzARw67v3ARHdmfJaIoMOnpQLlQioGc9rImrjlA: 'example of a contract: hash of the address of its push service',
  $RABBITMQ_PASSWORD: 'a variable of a shell script, set by infra/deploy/rabbitmq/with-definitions.sh',
  'graz 1': 'required by the map server of a journey',
  geheim: 'an address of a push service that must be refused',
};

/** Built, downloaded or generated. */
const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'package-lock.json']);
const isText = (name: string) =>
  /\.(m?[jt]sx?|json|sql|md|ya?ml|css|html|sh|npmrc|gitignore|run)$|^(run|Dockerfile)$/.test(name);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() && isText(entry.name) ? [path] : [];
  });
}

/** This list, and the secrets planted to test the search. */
const ofTheSearch = /infra\/e2e\/attack\/secrets-in-/;

const files = filesUnder(root)
  .filter((path) => !ofTheSearch.test(path))
  .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8') }));

/** Passwords in tests open nothing outside them, and those on screens are labels. */
const filesWithLabels = /\.test\.tsx?$|\/testing\/|samples\.ts$|messages\.de\.ts$/;
const findSecrets = ({ file, text }: (typeof files)[number]) =>
  filesWithLabels.test(file) ? findKeys(text) : findKeysAndSecrets(text);

test('finds no secret in any file', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((one) =>
    findSecrets(one)
      .filter((secret) => !(secret in allowedTexts))
      .map((secret) => `${one.file}: ${secret}`),
  );
  expect(found).toEqual([]);
});

test('still needs every exception', () => {
  const seen = new Set(files.flatMap(findSecrets));
  expect(Object.keys(allowedTexts).filter((text) => !seen.has(text))).toEqual([]);
});

describe('configuration', () => {
  const schemas: Record<string, z.ZodObject> = { platform: platformConfig, gateway: gatewayConfig };

  test.each(Object.entries(schemas))('the secrets of the %s have no default', (_name, schema) => {
    const secret = Object.keys(schema.shape).filter((name) =>
      /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL|BUS_URL/.test(name),
    );
    expect(secret.length).toBeGreaterThan(1);
    for (const name of secret) expect([name, schema.shape[name]?.safeParse(undefined).success]).toEqual([name, false]);
  });

  test('rejects the demo’s secret in production', () => {
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://127.0.0.1/x',
      BUS_URL: 'amqp://127.0.0.1',
      THEKE_SECRET: demoSecret,
    };
    expect(() => readConfig(platformConfig, env)).toThrow(ConfigError);
  });

  // L5 of the fifth attack
  test('rejects a secret with few distinct characters and accepts a random one', () => {
    const read = (THEKE_SECRET: string) =>
      readConfig(platformConfig, {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://127.0.0.1/x',
        BUS_URL: 'amqp://127.0.0.1',
        THEKE_SECRET,
      });
    for (const weak of ['a'.repeat(40), 'ab12'.repeat(10)]) expect(() => read(weak)).toThrow(/different characters/);
    expect(read(randomBytes(32).toString('base64')).THEKE_SECRET).toHaveLength(44);
  });

  test('uses no fallback secret: the demo generates its own', () => {
    const users = files.filter(({ text }) => /\?\?\s*demoSecret/.test(text)).map(({ file }) => file);
    expect(users).toEqual([]);
  });
});
