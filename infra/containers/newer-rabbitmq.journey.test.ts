// The bus keeps its promises on the series of RabbitMQ that containers run, too: its conformance suite, inside that image.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../local/checkout.ts';
import { whyNoDocker } from './suite/compose.ts';

const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
  services: { rabbitmq: { image: string } };
};
const { image } = services.rabbitmq;

/** The image has to hold Debian's package, where the tests look for it (engine/base-images.sh); the original does not. */
function whyNotInside(): string | undefined {
  const whyNot = whyNoDocker();
  if (whyNot) return whyNot;
  try {
    execFileSync('docker', [
      'run',
      '--rm',
      '--entrypoint',
      'test',
      image,
      '-x',
      '/usr/lib/rabbitmq/bin/rabbitmq-server',
    ]);
    return undefined;
  } catch {
    return `${image} is not the one that engine/base-images.sh makes`;
  }
}
const why = whyNotInside();
if (why) console.warn(`The bus was not tried on a newer RabbitMQ: ${why}.`);

(why ? test.skip : test)(
  `the bus on ${image}`,
  async () => {
    const args = [
      ...[
        'run',
        '--rm',
        '--network',
        'none',
        '-v',
        `${root}:/checkout:ro`,
        '-w',
        '/checkout',
        '--tmpfs',
        '/checkout/.cache',
      ],
      ...['-e', 'THEKE_REQUIRE=rabbitmq', '-e', 'NODE_OPTIONS=--experimental-vm-modules --no-warnings'],
      ...['--entrypoint', `/checkout/node_modules/node-linux-${process.arch}/bin/node`, image],
      ...[
        'node_modules/jest/bin/jest.js',
        '--verbose',
        '--selectProjects',
        'int',
        '--maxWorkers',
        '2',
        'packages/kit/src/bus',
      ],
    ];
    const child = spawn('docker', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => void said.push(String(chunk)));
    const [code] = await once(child, 'exit');
    const text = said.join('');
    expect([code, code === 0 ? '' : text]).toEqual([0, '']);
    expect(text).toMatch(/the bus on rabbitmq/);
  },
  600_000,
);
