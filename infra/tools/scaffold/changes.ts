import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';

/**
 * Planned file contents. Nothing is written before every change has found its place, so a refused command leaves the
 * checkout unchanged.
 */
export class Changes {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly created: string[] = [];
  readonly changed: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** The planned text of a file. @throws Refusal if the file does not exist */
  read(path: string): string {
    const text = this.#texts.get(path);
    if (text !== undefined) return text;
    if (!this.has(path)) throw new Refusal(`${path} is missing.`);
    return readFileSync(join(this.#root, path), 'utf8');
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  make(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} already exists.`);
    this.#texts.set(path, text);
    this.created.push(path);
  }

  /**
   * @param place the place to change, in words: `the list of routes`
   * @throws Refusal if `change` does not find its place
   */
  edit(path: string, place: string, change: (text: string) => string | undefined): void {
    const text = change(this.read(path));
    if (text === undefined) throw new Refusal(`${path} does not look as expected: ${place} was not found.`);
    this.#texts.set(path, text);
    if (!this.created.includes(path) && !this.changed.includes(path)) this.changed.push(path);
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
  }
}
