import type { Upload } from '@theke/contracts/media/upload';
import { isPictureExtension } from '@theke/contracts/media/upload-kinds';
import { id as uploadId } from '@theke/contracts/wire';
import type { Log } from '@theke/kit/log';
import { Problem, unknown } from '@theke/kit/problem';
import type { Express, Request, Response } from 'express';
import { type FilePart, NoSuchFile } from '../files/file-store.ts';
import { sendFile } from '../files/send-file.ts';
import { identityOf } from '../identity-of.ts';
import { inTurn } from './in-turn.ts';
import { pdfPreview } from './pdf-preview.ts';
import type { UploadDeps } from './store-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadStore } from './upload-store.ts';

export type ServeUploadDeps = UploadDeps & { log: Log };

const gone = () => unknown('Die Datei');

/** An upload may be erased or replaced: only whoever opened it keeps it, and asks each time whether it is still the same. */
const always = {
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

/** `filename` for old browsers in ASCII, `filename*` as it is called (RFC 6266). */
const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** As an `img` an SVG has its own styles and nothing else: no script, nothing from anywhere. Opened by itself it is a download. */
const drawing = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Only a picture is shown in the browser; everything else, SVG among it, is a download that nothing runs. */
export const headersOf = ({
  extension,
  mimeType,
  name,
}: Pick<Upload, 'extension' | 'mimeType' | 'name'>): Record<string, string> => {
  return {
    ...always,
    ...(extension === 'svg' && drawing),
    // A text is in the encoding in which it was uploaded.
    'content-type': mimeType,
    ...(isPictureExtension(extension) ? {} : { 'content-disposition': attachment(name) }),
  };
};

/** The one part that a request asks for; undefined where it is the whole, or several parts, which nobody needs. */
function partOf(request: Request, size: number): FilePart | 'none' | undefined {
  const ranges = request.method === 'GET' ? request.range(size) : undefined;
  if (ranges === -1) return 'none';
  const part = typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  return part && { start: part.start, end: part.end };
}

const previewHeaders = { ...always, 'content-type': 'image/jpeg' };

/** One process draws at a time: it is the most expensive thing that a guest can ask for. */
const maxWaiting = 8;

/**
 * `GET /upload/{publicHash}/{id}-{version}.{extension}` and `/upload/{publicHash}/preview/{id}-{version}.jpg`
 * (MEDIA-03). An upload without a preview answers 404 there.
 */
export function serveUpload(deps: ServeUploadDeps): (app: Express) => void {
  const { db, files, log } = deps;
  const draw = inTurn(maxWaiting);

  async function find(request: Request, hash: string, name: string, extension: string | undefined) {
    const { tenant } = identityOf(deps, request);
    const [, id, version, ending] = /^(.{36})-([1-9]\d{0,8})\.(\w+)$/.exec(name) ?? [];
    const parsed = uploadId.safeParse(id?.toLowerCase());
    if (!parsed.success) throw gone();
    const upload = await db.withTenant(tenant, (tx) => uploadStore.find(tx, parsed.data));
    if (upload?.publicHash !== hash || upload.version < Number(version)) throw gone();
    const isReplaced = Number(version) < upload.fileVersion;
    // A file that was replaced may have had another ending.
    if (!isReplaced && ending !== (extension ?? upload.extension)) throw gone();
    return { tenant, upload, isReplaced };
  }

  /** @returns whether it has answered: the address of a replaced file leads to the newest, and what the browser has is not sent again */
  function answered(
    request: Request,
    response: Response,
    { upload, isReplaced, place, extension }: { upload: Upload; isReplaced: boolean; place: string; extension: string },
  ): boolean {
    const { id, version, fileVersion, publicHash } = upload;
    if (isReplaced) {
      const to = `/upload/${publicHash}/${place}${id}-${fileVersion}.${extension}`;
      response.set('cache-control', always['cache-control']).redirect(302, to);
      return true;
    }
    const tag = `"${version}"`;
    response.set('etag', tag);
    if (request.headers['if-none-match'] !== tag) return false;
    response.set('cache-control', always['cache-control']).status(304).end();
    return true;
  }

  /** Deleted while it was asked for, or the folder was lost: the person who runs the platform should know. */
  const lost = (error: unknown, { id }: Upload): Problem => {
    if (!(error instanceof NoSuchFile)) throw error;
    log.warn({ upload: id }, 'upload without its file');
    return gone();
  };

  /** A video is asked for in parts, by some browsers in no other way. */
  async function sendUpload(request: Request, response: Response, tenant: string, upload: Upload): Promise<void> {
    const [file, headers] = [uploadFileOf(upload), headersOf(upload)];
    if (!upload.mimeType.startsWith('video/')) return sendFile(response, await files.open(tenant, file), headers);
    const part = partOf(request, upload.size);
    const ranged = { ...headers, 'accept-ranges': 'bytes' };
    if (part === 'none') {
      response
        .set({ ...ranged, 'content-range': `bytes */${upload.size}` })
        .status(416)
        .end();
      return;
    }
    if (!part) return sendFile(response, await files.open(tenant, file), ranged);
    const opened = await files.open(tenant, file, part);
    response.status(206);
    await sendFile(response, opened, { ...ranged, 'content-range': `bytes ${part.start}-${part.end}/${upload.size}` });
  }

  /** A file that cannot be drawn is tried once: an empty preview remembers it. */
  const drawPreview = (tenant: string, upload: Upload) =>
    draw(async () => (await pdfPreview(await files.read(tenant, uploadFileOf(upload)))) ?? Buffer.alloc(0));

  return (app) => {
    app.get('/upload/:hash/:name', async (request, response) => {
      const { hash, name } = request.params;
      const { tenant, upload, isReplaced } = await find(request, hash, name, undefined);
      if (answered(request, response, { upload, isReplaced, place: '', extension: upload.extension })) return;
      try {
        await sendUpload(request, response, tenant, upload);
      } catch (error) {
        throw lost(error, upload);
      }
    });

    app.get('/upload/:hash/preview/:name', async (request, response) => {
      const { hash, name } = request.params;
      const { tenant, upload, isReplaced } = await find(request, hash, name, 'jpg');
      if (answered(request, response, { upload, isReplaced, place: 'preview/', extension: 'jpg' })) return;
      const preview = previewFileOf(upload);
      try {
        if (upload.extension === 'pdf') await files.ensure(tenant, preview, () => drawPreview(tenant, upload));
        else if (!isPictureExtension(upload.extension)) throw gone();
        const file = await files.open(tenant, preview);
        if (file.size === 0) {
          file.stream.destroy();
          throw gone();
        }
        await sendFile(response, file, previewHeaders);
      } catch (error) {
        if (error instanceof Problem) throw error;
        throw lost(error, upload);
      }
    });
  };
}
