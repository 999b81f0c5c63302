import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

export type RendererMemory = {
  /** Resident memory in bytes, with the code of the browser, which all its processes share. */
  resident: number;
  /** Resident memory without mapped files. */
  own: number;
};

/** Memory of the largest renderer process; undefined on systems without /proc. */
export async function rendererMemory(browser: Browser): Promise<RendererMemory | undefined> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    const sizes = await Promise.all(renderers.map(({ id }) => memoryOf(id)));
    return sizes.flatMap((size) => size ?? []).toSorted((one, other) => other.own - one.own)[0];
  } finally {
    await session.detach();
  }
}

async function memoryOf(pid: number): Promise<RendererMemory | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1_024;
  const resident = read('VmRSS');
  return Number.isNaN(resident) ? undefined : { resident, own: read('RssAnon') + read('RssShmem') };
}
