// MEDIA-23
import { expect, test } from '@jest/globals';
import { ApiError } from '@theke/ui/api-error';
import fc from 'fast-check';
import { type QueuedFile, UploadQueue } from './upload-queue.ts';

const fileOf = (name: string, type = 'image/jpeg', size = 3) => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

type Sending = { name: string; signal: AbortSignal; end: (error?: unknown) => void };

/** A queue whose uploads end when the test says so. */
function aQueue() {
  let files: readonly QueuedFile[] = [];
  const sending: Sending[] = [];
  const queue = new UploadQueue(
    (file, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sending.push({
          name: file.file.name,
          signal,
          end: (error) => (error ? reject(error) : resolve(undefined)),
        });
      }),
    (next) => {
      files = next;
    },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    queue,
    files: () => files,
    states: () => files.map(({ file, state }) => `${file.name} ${state}`),
    sending: () => sending.filter(({ signal }) => !signal.aborted).map(({ name }) => name),
    async end(name: string, error?: unknown) {
      sending
        .splice(
          sending.findIndex((one) => one.name === name && !one.signal.aborted),
          1,
        )[0]
        ?.end(error);
      await settle();
    },
    settle,
  };
}

test('sends two at a time; a failure and a cancelled upload do not stop the others', async () => {
  const { queue, files, states, sending, end, settle } = aQueue();
  queue.add(['a', 'b', 'c', 'd'].map((name) => fileOf(name)));
  expect(sending()).toEqual(['a', 'b']);
  await end('a', new ApiError(503, [{ code: 'OVERLOADED', message: 'Gerade ist zu viel los.' }]));
  expect(states()).toEqual(['a failed', 'b sending', 'c sending', 'd waiting']);
  expect(files()[0]).toMatchObject({ problem: 'Gerade ist zu viel los.', canRetry: true });
  queue.cancel(files()[1]?.key ?? 0);
  await settle();
  expect(sending()).toEqual(['c', 'd']);
  queue.retry(files()[0]?.key ?? 0);
  await end('c');
  await end('d');
  await end('a');
  expect(states()).toEqual(['a stored', 'c stored', 'd stored']);
  queue.clear();
  expect(states()).toEqual([]);
});

test('offers no second try for a file that the server refused for its content', async () => {
  const { queue, files, end } = aQueue();
  queue.add([fileOf('a')]);
  await end('a', new ApiError(422, [{ code: 'IMAGE_UNREADABLE', message: 'Dieses Bild ist beschädigt.' }]));
  expect(files()[0]).toMatchObject({ state: 'failed', canRetry: false });
});

test('refuses files that the server would refuse, with a reason for each', () => {
  const { queue, files, sending } = aQueue();
  queue.add([
    fileOf('programm.exe', 'application/x-msdownload'),
    fileOf('riesig.jpg', 'image/jpeg', 15_000_001),
    fileOf('leer.pdf', 'application/pdf', 0),
    fileOf('karte.pdf', 'application/pdf'),
  ]);
  expect(files().map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^Diesen Dateityp/),
    expect.stringMatching(/15 MB/),
    'Die Datei ist leer.',
    undefined,
  ]);
  expect(sending()).toEqual(['karte.pdf']);
  expect(files()[3]?.kind).toBe('file');
});

test('every file is stored, failed or cancelled in the end, and never more than two are sent', async () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), name: fc.string({ minLength: 1, maxLength: 3 }) }),
    fc.record({ kind: fc.constantFrom('end', 'fail', 'cancel'), at: fc.nat() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      const { queue, files, sending, end, settle } = aQueue();
      let added = 0;
      let cancelled = 0;
      for (const one of actions) {
        if (one.kind === 'add') {
          queue.add([fileOf(`${added++}${'name' in one ? one.name : ''}`)]);
        } else if ('at' in one) {
          const name = sending()[one.at % Math.max(1, sending().length)];
          const file = files()[one.at % Math.max(1, files().length)];
          if (one.kind === 'end' && name) await end(name);
          if (one.kind === 'fail' && name) await end(name, new ApiError(503, []));
          if (one.kind === 'cancel' && file) {
            queue.cancel(file.key);
            cancelled += 1;
            await settle();
          }
        }
        expect(sending().length).toBeLessThanOrEqual(2);
      }
      for (let name = sending()[0]; name; name = sending()[0]) await end(name);
      expect(files().filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([]);
      expect(files().length + cancelled).toBe(added);
    }),
    { numRuns: 50 },
  );
});
