import type { Readable } from 'node:stream';

/** No file has this name. */
export class NoSuchFile extends Error {}

/** First and last byte, both inclusive. */
export type FilePart = { start: number; end: number };

export type OpenFile = {
  /** Size of the stream in bytes. */
  size: number;
  /** Must be read to its end or destroyed. */
  stream: Readable;
};

/**
 * File storage: a folder on disk, or a bucket of an object store. Keys are `{folder}/{name}`, one folder deep. Readers
 * during a write get the complete file or nothing.
 */
export type FileStore = {
  write(key: string, bytes: Buffer): Promise<void>;
  /** @throws NoSuchFile */
  read(key: string): Promise<Buffer>;
  /** @throws NoSuchFile */
  open(key: string, part?: FilePart): Promise<OpenFile>;
  /** Size in bytes; undefined if the file does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Ignores missing files. */
  remove(keys: readonly string[]): Promise<void>;
  /** All folders that contain files. */
  folders(): Promise<string[]>;
  close(): void;
};
