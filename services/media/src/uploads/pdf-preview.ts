import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { previewHeight, previewWidth } from './picture-preview.ts';

const program = fileURLToPath(new URL('./draw-pdf.ts', import.meta.url));
/** In ms. A page of a catalogue takes one to two seconds. */
const timeoutMs = 15_000;
/** In seconds, of computing: holds where this process is gone and cannot end it any more. */
const processor = 20;
/** In kB, of data that the process may hold: JavaScript, pictures and canvas together. */
const memory = 700_000;
/** In MB, of JavaScript. */
const heap = 256;
const longestOutput = 5_000_000;

/**
 * The first page of a PDF as a JPEG; undefined where it cannot be drawn. It is drawn in a process of its own that knows no
 * secrets, may not write files or start others, and is ended when it takes too long or too much memory.
 */
export function pdfPreview(bytes: Buffer): Promise<Buffer | undefined> {
  const node = [
    `--max-old-space-size=${heap}`,
    '--no-warnings',
    '--permission',
    '--allow-addons',
    '--allow-fs-read=*',
    program,
    String(previewWidth),
    String(previewHeight),
  ];
  // The shell sets the limits and becomes the program; nothing that a guest sent stands in this line.
  const child = spawn(
    '/bin/sh',
    ['-c', `ulimit -d ${memory}; ulimit -t ${processor}; exec "$@"`, 'sh', process.execPath, ...node],
    {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const chunks: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > longestOutput) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  return new Promise((resolve) => {
    const end = (preview: Buffer | undefined) => {
      clearTimeout(timer);
      resolve(preview);
    };
    child.once('error', () => end(undefined));
    child.once('close', (code) => end(code === 0 && length > 0 ? Buffer.concat(chunks) : undefined));
  });
}
