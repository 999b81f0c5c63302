import { expect, test } from '@jest/globals';
import { chooseServers, describePlaces } from './choose-servers.ts';

const all = ['postgres', 'rabbitmq', 's3'] as const;
const none = [] as const;

test('a container is used where an engine has its image, and what is installed where not', () => {
  expect(chooseServers('', { local: all, container: ['postgres', 'rabbitmq'] })).toEqual({
    postgres: 'container',
    rabbitmq: 'container',
    s3: 'local',
  });
  expect(chooseServers('', { local: ['postgres'], container: none })).toEqual({ postgres: 'local' });
});

test('THEKE_SERVERS=containers uses nothing else, and says which images are missing', () => {
  const both = { local: all, container: all };
  expect(chooseServers('containers', both)).toEqual({
    postgres: 'container',
    rabbitmq: 'container',
    s3: 'container',
  });
  expect(() => chooseServers('containers', { local: all, container: ['postgres'] })).toThrow(
    /no engine answers that has rabbitmq:\S+, versity/,
  );
});

test('THEKE_SERVERS=local starts no container, and another word is refused', () => {
  expect(chooseServers('local', { local: ['postgres'], container: all })).toEqual({
    postgres: 'local',
  });
  expect(() => chooseServers('docker', { local: none, container: none })).toThrow('not "docker"');
});

test('a person reads which servers were used', () => {
  expect(describePlaces({ postgres: 'local', rabbitmq: 'container' })).toMatch(
    /^postgres local, rabbitmq in a container \(rabbitmq:[^)]+\), s3 none$/,
  );
});
