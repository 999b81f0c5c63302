import type { ContentPackage } from '@theke/contracts/signage/package';
import { failureOf } from '../connection/call-failure.ts';
import { reportTexts, storageFullText, unusableFileText } from '../report/report-messages.de.ts';
import type { Timers } from '../time/timers.ts';
import { type DownloadDeps, downloadFile, FileRejected, StorageFull } from './download-file.ts';
import { assumedBytes, listMissing, needsRoom } from './missing-files.ts';
import type { PackageStore, StoredPackage } from './stores.ts';

/** Delays in ms after failed attempts. */
const retryDelays = [10_000, 30_000, 60_000, 120_000] as const;
/** After this many failed attempts a package plays without the files that are missing; they are loaded later. */
const attemptsPerFile = 3;

export type ContentLoaderOptions = DownloadDeps & {
  timers: Timers;
  packages: PackageStore;
  /** Server time in epoch ms. */
  now(): number;
  readPackage(hash: string, signal: AbortSignal): Promise<ContentPackage>;
  /** A package is complete and plays from now on. */
  onLoaded(stored: StoredPackage): void;
  /** URLs that items on air still show. */
  urlsInUse(): readonly string[];
  onError(message: string): void;
};

/**
 * Loads the wanted package with all its files. The current one stays until the new one is complete and stored, so it
 * also plays while the connection is gone.
 */
export class ContentLoader {
  #current: StoredPackage | undefined;
  #wanted: string | undefined;
  #running: { hash: string; abort: AbortController; done: Promise<void> } | undefined;
  #attempts = 0;
  #retryAt = Number.NEGATIVE_INFINITY;
  #isStorageFull = false;
  /** Files that are known to be unusable, with the hash of their package. */
  #rejected = new Set<string>();
  #isComplete = false;
  readonly #options: ContentLoaderOptions;

  constructor(options: ContentLoaderOptions) {
    this.#options = options;
  }

  get current(): StoredPackage | undefined {
    return this.#current;
  }
  get isStorageFull(): boolean {
    return this.#isStorageFull;
  }

  /** Plays the package of an earlier session. */
  async restore(): Promise<void> {
    const stored = await this.#options.packages.read().catch(() => undefined);
    if (stored?.content.format !== 1 || this.#current) return;
    this.#current = stored;
    this.#options.onLoaded(stored);
  }

  /** Loads a package unless it is complete or an attempt is under way. Called after each poll. */
  want(hash: string): void {
    if (hash !== this.#wanted) {
      this.#wanted = hash;
      this.#attempts = 0;
      this.#retryAt = Number.NEGATIVE_INFINITY;
      this.#rejected = new Set();
      this.#running?.abort.abort();
      this.#running = undefined;
    }
    const isCurrent = this.#current?.content.hash === hash && this.#isComplete;
    if (isCurrent || this.#running || this.#options.timers.elapsed() < this.#retryAt) return;
    void this.#start(hash).catch(() => undefined);
  }

  /** Loads the current package and its missing files again. @throws if that fails */
  async reload(): Promise<void> {
    this.#isComplete = false;
    this.#rejected = new Set();
    this.#running?.abort.abort();
    this.#running = undefined;
    const hash = this.#wanted ?? this.#current?.content.hash;
    if (hash !== undefined) await this.#start(hash, true);
  }

  /** Deletes the stored package and all files; the package in memory plays on. */
  async clear(): Promise<void> {
    const { files, packages, parts } = this.#options;
    this.#running?.abort.abort();
    this.#running = undefined;
    await packages.write(undefined);
    for (const url of await files.list()) await files.remove(url);
    for (const url of await parts.list()) await parts.remove(url);
    this.#isComplete = false;
    this.#isStorageFull = false;
    this.#retryAt = Number.NEGATIVE_INFINITY;
  }

  /** Deletes files that items on air have needed until now. */
  async tidy(): Promise<void> {
    if (this.#current && this.#isComplete && !this.#running) await this.#clean(this.#current.content);
  }

  /** Forgets the content: the TV was removed. */
  async remove(): Promise<void> {
    this.#current = undefined;
    this.#wanted = undefined;
    await this.clear().catch(() => undefined);
  }

  #start(hash: string, isFresh = false): Promise<void> {
    const abort = new AbortController();
    const done = this.#load(hash, abort.signal, isFresh).then(
      () => {
        this.#attempts = 0;
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const delay = retryDelays[Math.min(this.#attempts, retryDelays.length - 1)] as number;
        this.#attempts += 1;
        this.#retryAt = this.#options.timers.elapsed() + delay;
        throw error;
      },
    );
    const running = { hash, abort, done };
    this.#running = running;
    const forget = () => {
      if (this.#running === running) this.#running = undefined;
    };
    done.then(forget, forget);
    return done;
  }

  async #load(hash: string, signal: AbortSignal, isFresh: boolean): Promise<void> {
    const { now, readPackage } = this.#options;
    const isKnown = this.#current?.content.hash === hash && !isFresh;
    const content = isKnown && this.#current ? this.#current.content : await readPackage(hash, signal);
    if (content.format !== 1) {
      this.#options.onError(reportTexts.newerFormat);
      return;
    }
    const failed = await this.#storeFiles(content, signal);
    if (signal.aborted) throw new Error('aborted');
    if (failed && this.#attempts + 1 < attemptsPerFile) throw failed;
    if (!isKnown) await this.#use({ content, receivedAt: Math.round(now()) });
    this.#isComplete = failed === undefined;
    if (failed) throw failed;
    await this.#clean(content);
  }

  async #use(stored: StoredPackage): Promise<void> {
    const { packages, onLoaded, onError } = this.#options;
    try {
      await packages.write(stored);
    } catch {
      this.#isStorageFull = true;
      onError(reportTexts.notStored);
    }
    this.#current = stored;
    onLoaded(stored);
  }

  /** Stores missing files. @returns the error of one that may succeed later */
  async #storeFiles(content: ContentPackage, signal: AbortSignal): Promise<Error | undefined> {
    const missing = listMissing(content, await this.#options.files.list()).filter((url) => !this.#rejected.has(url));
    let later: Error | undefined;
    this.#isStorageFull = await this.#lacksRoom(content, missing);
    for (const url of missing) {
      try {
        await downloadFile(this.#options, url, signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        later = this.#judge(url, error) ?? later;
      }
    }
    return later;
  }

  /** Makes room by deleting files that no package needs. @returns whether the missing files still do not fit */
  async #lacksRoom(content: ContentPackage, missing: readonly string[]): Promise<boolean> {
    const { files } = this.#options;
    const bytes = missing.length * assumedBytes;
    if (bytes === 0 || !needsRoom(bytes, await files.estimate())) return false;
    await this.#clean(content);
    return needsRoom(bytes, await files.estimate());
  }

  /** @returns the error if another attempt may succeed */
  #judge(url: string, error: unknown): Error | undefined {
    const name = url.slice(url.lastIndexOf('/') + 1);
    if (error instanceof FileRejected) {
      this.#rejected.add(url);
      this.#options.onError(unusableFileText(name, error.message));
      return undefined;
    }
    if (error instanceof StorageFull) {
      // Retrying frees no storage, and prices must not wait for a video.
      this.#isStorageFull = true;
      this.#rejected.add(url);
      this.#options.onError(storageFullText(name));
      return undefined;
    }
    return error instanceof Error ? error : failureOf(error);
  }

  /** Deletes files that neither the wanted nor the playing package needs. */
  async #clean(wanted: ContentPackage): Promise<void> {
    const { files, parts, urlsInUse } = this.#options;
    const needed = new Set([
      ...wanted.files.map(({ url }) => url),
      ...(this.#current?.content.files.map(({ url }) => url) ?? []),
      ...urlsInUse(),
    ]);
    for (const url of await files.list()) if (!needed.has(url)) await files.remove(url);
    const open = new Set(listMissing(wanted, await files.list()));
    for (const url of await parts.list()) if (!open.has(url)) await parts.remove(url);
  }
}
