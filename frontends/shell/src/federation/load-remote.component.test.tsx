import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadLifecycles } from './load-remote.ts';

const page = globalThis as unknown as Record<string, unknown>;
const lifecycles = { bootstrap: () => {}, mount: () => {}, unmount: () => {} };
const shareScopeMap: Record<string, object> = {};
const init = jest.fn(async (..._given: unknown[]) => {});
/** URLs of the requested scripts, and the result of each: `true` loads a container. */
let requested: string[];
let arrives: boolean[];

beforeEach(() => {
  [requested, arrives] = [[], []];
  page.__webpack_require__ = { federation: { instance: { shareScopeMap } } };
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const { src, onload, onerror } = script as HTMLScriptElement;
    requested.push(new URL(src).pathname + new URL(src).search);
    const event = new Event('load');
    if (!arrives.shift()) return onerror?.call(window, event);
    page[requested[0]?.split('/')[2] ?? ''] = { init, get: async () => () => lifecycles };
    return onload?.call(script as HTMLScriptElement, event);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("passes the shell's shared modules to a remote and returns its lifecycles", async () => {
  arrives = [true];
  expect(await loadLifecycles('first', '/mf/first/remoteEntry.js')).toBe(lifecycles);
  expect(requested).toEqual(['/mf/first/remoteEntry.js']);
  expect(init).toHaveBeenCalledWith(shareScopeMap.default, [], { shareScopeMap });
});

test('requests a failed script again by another URL', async () => {
  arrives = [false, true];
  expect(await loadLifecycles('second', '/mf/second/remoteEntry.js')).toBe(lifecycles);
  expect(requested).toEqual(['/mf/second/remoteEntry.js', '/mf/second/remoteEntry.js?attempt=1']);
});

test('fails if a remote cannot be loaded; a retry uses new URLs', async () => {
  arrives = [false, false, true];
  await expect(loadLifecycles('third', '/mf/third/remoteEntry.js')).rejects.toThrow(
    '/mf/third/remoteEntry.js?attempt=1 was not loaded',
  );
  expect(await loadLifecycles('third', '/mf/third/remoteEntry.js')).toBe(lifecycles);
  expect(requested.at(-1)).toBe('/mf/third/remoteEntry.js?attempt=2');
});

test('fails if a script provides no container', async () => {
  arrives = [true, true];
  await expect(loadLifecycles('misnamed', '/mf/fourth/remoteEntry.js')).rejects.toThrow('is no container');
});
