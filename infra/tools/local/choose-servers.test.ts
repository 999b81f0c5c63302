import { expect, test } from '@jest/globals';
import { chooseServers, describePlaces } from './choose-servers.ts';

const all = ['postgres', 'rabbitmq', 's3'] as const;
const none = [] as const;

test('uses a container if the engine has the image, otherwise the installed server', () => {
  expect(chooseServers('', { local: all, container: ['postgres', 'rabbitmq'] })).toEqual({
    postgres: 'container',
    rabbitmq: 'container',
    s3: 'local',
  });
  expect(chooseServers('', { local: ['postgres'], container: none })).toEqual({ postgres: 'local' });
});

test('uses only containers with THEKE_SERVERS=containers, and names missing images', () => {
  const both = { local: all, container: all };
  expect(chooseServers('containers', both)).toEqual({
    postgres: 'container',
    rabbitmq: 'container',
    s3: 'container',
  });
  expect(() => chooseServers('containers', { local: all, container: ['postgres'] })).toThrow(
    /no container engine has rabbitmq:\S+, versity/,
  );
});

test('starts no container with THEKE_SERVERS=local, and rejects unknown values', () => {
  expect(chooseServers('local', { local: ['postgres'], container: all })).toEqual({
    postgres: 'local',
  });
  expect(() => chooseServers('docker', { local: none, container: none })).toThrow('not "docker"');
});

test('describes the servers that were used', () => {
  expect(describePlaces({ postgres: 'local', rabbitmq: 'container' })).toMatch(
    /^postgres local, rabbitmq in a container \(rabbitmq:[^)]+\), s3 none$/,
  );
});
