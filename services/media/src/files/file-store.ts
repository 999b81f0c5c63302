import type { Readable } from 'node:stream';

/** There is no file of this name. */
export class NoSuchFile extends Error {}

/** From the first byte to the last, both within the file. */
export type FilePart = { start: number; end: number };

export type OpenFile = {
  /** Of what is to be read, in bytes. */
  size: number;
  /** To be read to its end or destroyed. */
  stream: Readable;
};

/**
 * Where files lie: a folder of the disk, or a bucket of an object store. A key is `{folder}/{name}`, one folder deep; whoever
 * reads while a file is written gets the whole of it or nothing.
 */
export type FileStore = {
  write(key: string, bytes: Buffer): Promise<void>;
  /** @throws NoSuchFile */
  read(key: string): Promise<Buffer>;
  /** @throws NoSuchFile */
  open(key: string, part?: FilePart): Promise<OpenFile>;
  /** In bytes; undefined where there is none. */
  size(key: string): Promise<number | undefined>;
  /** Nothing happens where there is none. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every folder that something lies in. */
  folders(): Promise<string[]>;
  close(): void;
};
