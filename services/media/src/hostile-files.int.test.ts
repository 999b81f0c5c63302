import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Upload } from '@theke/contracts/media/upload';
import { asGuest } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';
import { buildPdf, clearPng, framesGif, picture } from '../testing/sample-files.ts';

let child: ChildProcess;
let service: { port: number };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-hostile-'));
  child = spawn(process.execPath, [new URL('../testing/media-process.ts', import.meta.url).pathname], {
    env: { ...process.env, FILES_DIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line');
  service = { port: Number(/\d+$/.exec(String(line))?.[0]) };
}, 30_000);
afterAll(async () => {
  child.stdin?.end();
  await once(child, 'close');
  await rm(folder, { recursive: true });
});

/** Peak memory of the process, in MB. */
const highWater = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

const tenant = uuidv7();
const send = (address: string, bytes: Buffer, name: string) =>
  request(service, 'POST', '/api/uploads', {
    as: { ...asGuest(tenant), address },
    body: { data: `data:application/octet-stream;base64,${bytes.toString('base64')}`, name },
  });
const previewOf = ({ data }: { data?: unknown }) => {
  const { publicHash, id, version } = data as Upload;
  return request(service, 'GET', `/upload/${publicHash}/preview/${id}-${version}.jpg`, { as: asGuest(tenant) });
};

test('stays below 600 MB and responsive with a hundred hostile pictures and PDFs at once', async () => {
  const [refused, heaviest] = await Promise.all([clearPng(7000, 7000, 16, true), clearPng(5000, 4900, 8, true)]);
  const lying = await picture(5000, 4900).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer();
  const frames = framesGif(300_000);
  const page = buildPdf('/Deep '.repeat(100_000));
  const files = [
    ...Array.from({ length: 84 }, () => ({ bytes: refused, name: 'a.png', status: 422 })),
    ...Array.from({ length: 4 }, () => ({ bytes: heaviest, name: 'b.png', status: 201 })),
    ...Array.from({ length: 4 }, () => ({ bytes: lying, name: 'c.jpg', status: 201 })),
    ...Array.from({ length: 2 }, () => ({ bytes: frames, name: 'd.gif', status: 201 })),
    ...Array.from({ length: 6 }, () => ({ bytes: page, name: 'e.pdf', status: 201 })),
  ];
  const memoryBefore = highWater();
  // From ten networks, because each may upload twenty files an hour.
  const hostile = Promise.all(
    files.map(async ({ bytes, name, status }, index) => {
      const reply = await send(`203.0.113.${index % 10}`, bytes, name);
      expect([name, reply.status]).toEqual([name, status]);
      return name === 'e.pdf' ? (await previewOf(reply.body)).status : status;
    }),
  );
  let isOver = false;
  const over = hostile.finally(() => {
    isOver = true;
  });
  const photo = await picture(1200, 900).jpeg().toBuffer();
  let others = 0;
  for (; !isOver && others < 5; others++) {
    expect((await request(service, 'GET', '/api/fonts', { as: asGuest(tenant) })).status).toBe(200);
    const reply = await send(`198.51.100.${others}`, photo, 'torte.jpg');
    expect(reply.status).toBe(201);
    expect((await previewOf(reply.body)).status).toBe(200);
  }
  expect(others).toBeGreaterThan(1);
  for (const status of await over) expect([200, 201, 404, 422, 503]).toContain(status);
  const max = highWater();
  console.log(`resident memory of media: ${Math.round(memoryBefore)} MB before, ${Math.round(max)} MB at most`);
  // Far below the limit of its container, 1 GiB; decoded at once, the files would need several.
  expect(max).toBeLessThan(600);
}, 120_000);
