import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Writes `file.br` beside every script, style sheet, SVG and JSON of a build, so that nothing is compressed per
 * request.
 */
export async function compressTexts(folder: string): Promise<void> {
  const files = await readdir(folder);
  await Promise.all(
    files
      .filter((file) => /\.(m?js|css|svg|json)$/.test(file))
      .map(async (file) => {
        const text = await readFile(join(folder, file));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(join(folder, `${file}.br`), await compress(text, { params }));
      }),
  );
}
