import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { users } from '@theke/contracts/identity/user';
import { maxTaskFiles, type TaskFile, taskFileDeleted, taskFileStored } from '@theke/contracts/media/task-file';
import type { Role } from '@theke/contracts/permissions';
import { tasks } from '@theke/contracts/time-tracking/task';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { buildPdf, picture, sampleFiles } from '../../testing/sample-files.ts';
import { media } from '../service.ts';

type Media = Awaited<ReturnType<typeof media.setup>>;
let service: TestService<Media>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-task-files-'));
  service = await startForTest(media, { env: { FILES_DIR: folder } });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const dataUrl = (bytes: Buffer) => `data:application/octet-stream;base64,${bytes.toString('base64')}`;
const filesOf = (tenant: string) => readdir(join(folder, tenant)).catch(() => []);

/** A task of a branch, assigned to a person. */
async function withTask() {
  const [tenant, branch, assignee] = [uuidv7(), uuidv7(), uuidv7()];
  const as = (roles: Role[], branches: string[] = [], id = uuidv7()) => asStaff(tenant, { roles, branches, id });
  const publish = async (given: object = {}, id = uuidv7(), version = 1) => {
    const { example } = tasks.events.changed;
    await service.publish(
      tenant,
      tasks.events.changed(id, version, {
        ...example,
        id,
        version,
        branch: { id: branch },
        assignees: [{ id: assignee }],
        ...given,
      }),
    );
    await service.settled();
    return id;
  };
  const task = await publish();
  const call = (as: Caller, method: string, path: string, body?: object) =>
    request(service, method, `/api/task-files${path}`, { as, ...(body && { body }) });
  const add = (bytes: Buffer, name: string, who: Caller = asStaff(tenant), to = task) =>
    call(who, 'POST', `?task=${to}`, { data: dataUrl(bytes), name });
  const added = async (bytes: Buffer, name: string, who?: Caller) => {
    const reply = await add(bytes, name, who);
    expect(reply.body.errors).toBeUndefined();
    return reply.body.data as TaskFile;
  };
  const listed = async (who: Caller = asStaff(tenant)) =>
    ((await call(who, 'GET', `?task=${task}`)).body.data as { files: TaskFile[] } | undefined)?.files;
  const publishedOf = (type: string) =>
    service.events.filter((event) => event.type === type && event.tenantid === tenant);
  return { tenant, branch, assignee, task, as, publish, call, add, added, listed, publishedOf };
}
const faultOf = ({ status, body }: Awaited<ReturnType<typeof request>>) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.field,
];

test('stores a file with its task byte for byte, with a preview of a picture, and publishes its author', async () => {
  const { tenant, task, added, call, listed, publishedOf } = await withTask();
  const paul = asStaff(tenant);
  const began = Date.now();
  const jpeg = await picture(1200, 800).jpeg().toBuffer();
  const photo = await added(jpeg, 'Kühlhaus.jpg', paul);
  const paper = await added(buildPdf(), 'Plan.pdf', paul);
  expect(photo).toMatchObject({
    task: { id: task },
    name: 'Kühlhaus.jpg',
    extension: 'jpg',
    mimeType: 'image/jpeg',
    size: jpeg.length,
  });
  const createdAt = Date.parse(photo.createdAt);
  expect([createdAt >= began, createdAt <= Date.now()]).toEqual([true, true]);
  expect(photo.by).not.toBe('');
  expect(await listed()).toEqual([photo, paper]);
  const whole = await call(paul, 'GET', `/${photo.id}/content`);
  expect(whole.bytes.equals(jpeg)).toBe(true);
  expect(whole.headers.get('cache-control')).toBe('private, no-store');
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const preview = await call(paul, 'GET', `/${photo.id}/preview`);
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const pdf = await call(paul, 'GET', `/${paper.id}/content`);
  expect(pdf.headers.get('content-disposition')).toContain('attachment');
  expect((await call(paul, 'GET', `/${paper.id}/preview`)).status).toBe(404);
  await until('the events', () => publishedOf(taskFileStored.type).length === 2);
  expect(publishedOf(taskFileStored.type)[0]?.data).toEqual({
    id: photo.id,
    task: { id: task },
    name: 'Kühlhaus.jpg',
    user: photo.user,
    by: photo.by,
  });
});

test("gives access to a task's files by access to the task only, and not by an address with a hash", async () => {
  const { tenant, branch, assignee, task, as, publish, call, add, added, listed } = await withTask();
  const file = await added(await picture().png().toBuffer(), 'a.png');
  const reached = async (who: Caller) => [
    (await listed(who))?.length,
    (await call(who, 'GET', `/${file.id}/content`)).status,
    (await call(who, 'GET', `/${file.id}/preview`)).status,
  ];
  const colleague = as(['ROLE_EMPLOYEE'], [branch]);
  const elsewhere = as(['ROLE_EMPLOYEE'], [uuidv7()]);
  const given = as(['ROLE_EMPLOYEE'], [], assignee);
  for (const who of [colleague, given, as(['ROLE_MANAGER']), asStaff(tenant)])
    expect(await reached(who)).toEqual([1, 200, 200]);
  for (const who of [elsewhere, asStaff(uuidv7())]) {
    expect(await reached(who)).toEqual([undefined, 404, 404]);
    expect(faultOf(await add(buildPdf(), 'b.pdf', who))[0]).toBe(404);
    expect((await call(who, 'DELETE', `/${file.id}`)).status).toBe(404);
  }
  const guest = asGuest(tenant);
  for (const path of [`?task=${task}`, `/${file.id}/content`, `/${file.id}/preview`])
    expect((await call(guest, 'GET', path)).status).toBe(401);
  expect((await add(buildPdf(), 'b.pdf', guest)).status).toBe(401);
  // It does not count toward the guests' limit of that network.
  expect(await service.sql('select from upload_claims where tenant_id = $1', [tenant])).toEqual([]);
  // The task moves to another branch and loses its assignee.
  await publish({ branch: { id: uuidv7() }, assignees: [] }, task, 2);
  expect(await reached(colleague)).toEqual([undefined, 404, 404]);
  expect(await reached(given)).toEqual([undefined, 404, 404]);
  expect((await request(service, 'GET', `/upload/x/${file.id}-1.png`, { as: asStaff(tenant) })).status).toBe(404);
});

test('rejects wrong kinds, sizes, numbers and unknown tasks in German with their field, and stores nothing', async () => {
  const { tenant, add, added, listed } = await withTask();
  const samples = await sampleFiles();
  expect(faultOf(await add(samples.svg, 'a.svg'))).toEqual([422, 'FILE_TYPE_NOT_ALLOWED', 'data']);
  expect(faultOf(await add(samples.zip, 'a.zip'))).toEqual([422, 'FILE_TYPE_NOT_ALLOWED', 'data']);
  expect(faultOf(await add(buildPdf(), 'a.jpg'))).toEqual([422, 'FILE_TYPE_DISAGREES', 'data']);
  expect(faultOf(await add(Buffer.alloc(0), 'a.txt'))).toEqual([422, 'FILE_EMPTY', 'data']);
  expect(faultOf(await add(Buffer.concat([buildPdf(), Buffer.alloc(15_000_001)]), 'a.pdf'))[0]).toBe(413);
  expect(faultOf(await add(buildPdf(), 'a.pdf', asStaff(tenant), uuidv7()))[0]).toBe(404);
  expect(await filesOf(tenant)).toEqual([]);
  for (let at = 0; at < maxTaskFiles - 1; at++) await added(buildPdf(), `${at}.pdf`);
  // Only one of two concurrent uploads gets the last place.
  const both = await Promise.all([add(buildPdf(), 'x.pdf'), add(buildPdf(), 'y.pdf')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body.errors?.[0]).toMatchObject({
    code: 'TOO_MANY_FILES',
    field: 'data',
    message: 'Diese Aufgabe hat schon 20 Dateien. Bitte löschen Sie zuerst eine.',
  });
  expect(await listed()).toHaveLength(maxTaskFiles);
  expect(await filesOf(tenant)).toHaveLength(maxTaskFiles);
});

test('deletes a file, also with its task, and removes the author with the person', async () => {
  const { tenant, task, added, call, listed, publishedOf } = await withTask();
  const paul = asStaff(tenant, { id: uuidv7() });
  const [one, other] = [
    await added(await picture().jpeg().toBuffer(), 'a.jpg', paul),
    await added(buildPdf(), 'b.pdf', paul),
  ];
  expect(await filesOf(tenant)).toHaveLength(3);
  expect((await call(paul, 'DELETE', `/${one.id}`)).status).toBe(204);
  expect((await call(paul, 'DELETE', `/${one.id}`)).status).toBe(404);
  expect(await filesOf(tenant)).toHaveLength(1);
  await until('the event', () => publishedOf(taskFileDeleted.type).length === 1);
  expect(publishedOf(taskFileDeleted.type)[0]?.data).toMatchObject({
    id: one.id,
    name: 'a.jpg',
    user: one.user,
    by: one.by,
  });
  await service.publish(tenant, users.events.deleted(one.user?.id ?? '', 2, { id: one.user?.id ?? '' }));
  await service.settled();
  expect(await listed()).toMatchObject([{ id: other.id, user: null, by: '' }]);
  await service.publish(tenant, tasks.events.deleted(task, 2, { id: task }));
  await service.settled();
  await until('the file to be gone', async () => (await filesOf(tenant)).length === 0);
  await until('the event', () => publishedOf(taskFileDeleted.type).length === 2);
  expect(publishedOf(taskFileDeleted.type)[1]?.data).toMatchObject({ id: other.id, user: null, by: '' });
  expect(await listed()).toBeUndefined();
});
