import type { Upload } from '@theke/contracts/media/upload';
import { isPictureExtension } from '@theke/contracts/media/upload-kinds';
import { id as uploadId } from '@theke/contracts/wire';
import type { Log } from '@theke/kit/log';
import { Problem, unknown } from '@theke/kit/problem';
import type { Express, Request, Response } from 'express';
import { type FilePart, NoSuchFile } from '../files/file-store.ts';
import { reprDigest } from '../files/repr-digest.ts';
import { sendFile } from '../files/send-file.ts';
import { readIdentity } from '../read-identity.ts';
import { inTurn } from './in-turn.ts';
import { pdfPreview } from './pdf-preview.ts';
import type { UploadDeps } from './store-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadStore } from './upload-store.ts';

export type ServeUploadDeps = UploadDeps & { log: Log };

const fileMissing = () => unknown('Die Datei');

/** An upload may be erased or replaced: only private caches store it, with revalidation on each request. */
const always = {
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

/** `filename` in ASCII for old browsers, `filename*` with the real name (RFC 6266). */
const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** An SVG in an `img` has its own styles only: no scripts and nothing external. Opened directly it is a download. */
const drawing = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Only pictures are shown in the browser; everything else, including SVG, is a download that runs nothing. */
export const headersOf = ({
  extension,
  mimeType,
  name,
}: Pick<Upload, 'extension' | 'mimeType' | 'name'>): Record<string, string> => {
  return {
    ...always,
    ...(extension === 'svg' && drawing),
    // Texts have the encoding of their upload.
    'content-type': mimeType,
    ...(isPictureExtension(extension) ? {} : { 'content-disposition': attachment(name) }),
  };
};

const tagOf = ({ version }: Pick<Upload, 'version'>): string => `"${version}"`;

/**
 * The requested range; undefined for the whole file: without a range, for several, which are not supported, and if
 * `If-Range` names another version. The rest of a replaced file thus never follows the beginning of the former one.
 */
function partOf(request: Request, upload: Upload): FilePart | 'none' | undefined {
  const ifRange = request.headers['if-range'];
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== tagOf(upload))) return undefined;
  const ranges = request.range(upload.size);
  if (ranges === -1) return 'none';
  const part = typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  return part && { start: part.start, end: part.end };
}

const previewHeaders = { ...always, 'content-type': 'image/jpeg' };

/** Queue limit; one PDF is rendered at a time, because it is the most expensive request of guests. */
const maxWaiting = 8;

/**
 * `GET /upload/{publicHash}/{id}-{version}.{extension}` and `/upload/{publicHash}/preview/{id}-{version}.jpg`
 * (MEDIA-03). Answers 404 for an upload without a preview.
 */
export function serveUpload(deps: ServeUploadDeps): (app: Express) => void {
  const { db, files, log } = deps;
  const draw = inTurn(maxWaiting);

  async function find(request: Request, hash: string, name: string, extension: string | undefined) {
    const { tenant } = readIdentity(deps, request);
    const [, id, version, ending] = /^(.{36})-([1-9]\d{0,8})\.(\w+)$/.exec(name) ?? [];
    const parsed = uploadId.safeParse(id?.toLowerCase());
    if (!parsed.success) throw fileMissing();
    const { upload, digest = null } =
      (await db.withTenant(tenant, (tx) => uploadStore.findServed(tx, parsed.data))) ?? {};
    if (upload?.publicHash !== hash || upload.version < Number(version)) throw fileMissing();
    const isReplaced = Number(version) < upload.fileVersion;
    // A replaced file may have had another extension.
    if (!isReplaced && ending !== (extension ?? upload.extension)) throw fileMissing();
    return { tenant, upload, digest, isReplaced };
  }

  /**
   * Redirects the address of a replaced file to the newest, and answers 304 for an unchanged one. @returns whether it
   * has answered
   */
  function answered(
    request: Request,
    response: Response,
    { upload, isReplaced, place, extension }: { upload: Upload; isReplaced: boolean; place: string; extension: string },
  ): boolean {
    const { id, fileVersion, publicHash } = upload;
    if (isReplaced) {
      const to = `/upload/${publicHash}/${place}${id}-${fileVersion}.${extension}`;
      response.set('cache-control', always['cache-control']).redirect(302, to);
      return true;
    }
    const tag = tagOf(upload);
    response.set('etag', tag);
    if (request.headers['if-none-match'] !== tag) return false;
    response.set('cache-control', always['cache-control']).status(304).end();
    return true;
  }

  /** Deleted concurrently, or the folder was lost: logged for the operator. */
  const lost = (error: unknown, { id }: Upload): Problem => {
    if (!(error instanceof NoSuchFile)) throw error;
    log.warn({ upload: id }, 'file of the upload is missing');
    return fileMissing();
  };

  /**
   * Supports ranges, which some browsers require for videos. `Repr-Digest` lets TVs check a video that they received in
   * several parts.
   */
  async function sendUpload(
    request: Request,
    response: Response,
    { tenant, upload, digest }: { tenant: string; upload: Upload; digest: string | null },
  ): Promise<void> {
    const [file, headers] = [uploadFileOf(upload), headersOf(upload)];
    if (!upload.mimeType.startsWith('video/')) return sendFile(response, await files.open(tenant, file), headers);
    const part = partOf(request, upload);
    const ranged = { ...headers, 'accept-ranges': 'bytes', ...(digest && reprDigest(digest)) };
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

  /** Rendering is tried once: an empty preview marks a failure. */
  const drawPreview = (tenant: string, upload: Upload) =>
    draw(async () => (await pdfPreview(await files.read(tenant, uploadFileOf(upload)))) ?? Buffer.alloc(0));

  return (app) => {
    app.get('/upload/:hash/:name', async (request, response) => {
      const { hash, name } = request.params;
      const { tenant, upload, digest, isReplaced } = await find(request, hash, name, undefined);
      if (answered(request, response, { upload, isReplaced, place: '', extension: upload.extension })) return;
      try {
        await sendUpload(request, response, { tenant, upload, digest });
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
        else if (!isPictureExtension(upload.extension)) throw fileMissing();
        const file = await files.open(tenant, preview);
        if (file.size === 0) {
          file.stream.destroy();
          throw fileMissing();
        }
        await sendFile(response, file, previewHeaders);
      } catch (error) {
        if (error instanceof Problem) throw error;
        throw lost(error, upload);
      }
    });
  };
}
