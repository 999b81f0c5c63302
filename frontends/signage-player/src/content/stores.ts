import type { ContentPackage } from '@theke/contracts/signage/package';
import type { StoredPart } from './plan-download.ts';

export type StoredPackage = {
  readonly content: ContentPackage;
  /** Server time in epoch ms at which it was received. */
  readonly receivedAt: number;
};

/** Keeps the package that plays. */
export type PackageStore = {
  read(): Promise<StoredPackage | undefined>;
  /** @param stored undefined deletes it */
  write(stored: StoredPackage | undefined): Promise<void>;
};

/** Complete files by URL. */
export type FileStore = {
  list(): Promise<string[]>;
  /** @throws if the quota is exceeded */
  put(url: string, file: Blob): Promise<void>;
  remove(url: string): Promise<void>;
  /** Bytes; undefined if the browser does not tell. */
  estimate(): Promise<{ used: number; quota: number } | undefined>;
};

/** Parts of files whose download is not complete. */
export type PartStore = {
  list(): Promise<string[]>;
  find(url: string): Promise<StoredPart | undefined>;
  /** Appends to the part of a URL. */
  append(url: string, piece: Blob, about: Pick<StoredPart, 'total' | 'etag'>): Promise<void>;
  /** All that is stored of a URL, as one blob of a type. */
  join(url: string, type: string): Promise<Blob>;
  remove(url: string): Promise<void>;
};
