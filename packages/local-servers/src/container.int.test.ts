// Runs if a container engine has the image. Uses the server that starts fastest.
import { execFileSync, spawnSync } from 'node:child_process';
import { afterEach, expect, test } from '@jest/globals';
import { imagesHere, startContainer, sweepContainers, type TestServer } from './container.ts';
import { s3Container } from './container-images.ts';

const withImage = imagesHere([s3Container.image]).length > 0 ? test : test.skip;
const run = process.env.THEKE_TEST_RUN;

const opened: TestServer[] = [];
afterEach(async () => {
  process.env.THEKE_TEST_RUN = run;
  await Promise.all(opened.splice(0).map((server) => server.remove().catch(() => undefined))); // may be gone
});

async function open(ofRun = run): Promise<TestServer> {
  process.env.THEKE_TEST_RUN = ofRun;
  const server = await startContainer(s3Container);
  opened.push(server);
  return server;
}
/** Whether the server responds: requests without a key are rejected, which is a response. */
const answers = ({ url }: TestServer): Promise<boolean> =>
  fetch(new URL(url).origin).then(
    ({ status }) => status === 403,
    () => false,
  );

withImage('listens on loopback only, and keeps its port after a restart', async () => {
  const server = await open();
  const { port } = new URL(server.url);
  const published = execFileSync('docker', ['ps', '--format', '{{.Ports}}', '--filter', `publish=${port}`], {
    encoding: 'utf8',
  });
  expect(published.trim()).toMatch(new RegExp(`^127\\.0\\.0\\.1:${port}->${s3Container.port}/tcp$`));
  expect(await answers(server)).toBe(true);
  for (const how of ['stopped', 'killed'] as const) {
    await server.end(how);
    expect(await answers(server)).toBe(false);
    await server.start();
    expect(await answers(server)).toBe(true);
  }
});

withImage('removes containers of a killed run, and keeps those of a running one', async () => {
  const { pid: ended } = spawnSync('true');
  const [left, used] = [await open(String(ended)), await open(String(process.ppid))];
  process.env.THEKE_TEST_RUN = String(ended);
  sweepContainers();
  expect([await answers(left), await answers(used)]).toEqual([false, true]);
});

test('does not pull a missing image', async () => {
  const image = 'theke/no-such-image:1';
  await expect(startContainer({ ...s3Container, image })).rejects.toThrow(image);
});
