import { type DraftKind, draftKinds, findContentDraft } from '@theke/contracts/content/content-draft';
import type { ContentPage } from '@theke/contracts/content/content-page';
import { sites } from '@theke/contracts/content/site';
import { access } from '@theke/contracts/permissions';
import { nameEndpoint } from '@theke/kit/http/app';
import { readPreviewToken } from '@theke/kit/preview-link';
import { forbidden, Problem, unknown } from '@theke/kit/problem';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { composeInit, type InitDeps } from '../api/init.ts';
import { type Caller, callerOf, identityOf } from '../caller.ts';
import { originOf } from '../host.ts';
import type { ServiceClient } from '../service-client.ts';
import { contentDocument } from './content-document.ts';
import { policyAt } from './document-policy.ts';
import type { Frontends } from './frontends.ts';
import { sendPlainPage } from './plain-page.ts';

type PreviewDeps = InitDeps & { frontends: Frontends; client: ServiceClient; secret: string };

const uuid = z.uuid();
const kindOf = (name: string): DraftKind | undefined => draftKinds.find((kind) => `${kind}s` === name);
const maxBlocks = 100;

/**
 * Drafts as guests would see them after publication: for staff, for the editor on the page, and for everybody
 * who has a preview link. Never cached, never indexed.
 */
export function previewRoutes(deps: PreviewDeps): Router {
  const router = Router();

  router.get('/backend/preview/:kinds/:id', async (request, response, next) => {
    nameEndpoint(response, 'preview');
    const caller = callerOf(response);
    const kind = kindOf(request.params.kinds);
    if (!kind) return next();
    if (!mayEdit(caller)) return sendDenied(response, caller);
    const isEditor = kind === 'site' && request.query.editor !== undefined;
    await sendDraft(request, response, { kind, id: request.params.id, isEditor });
  });

  router.get('/backend/preview/sites/:id/blocks', async (request, response) => {
    nameEndpoint(response, 'preview-blocks');
    const caller = callerOf(response);
    if (!mayEdit(caller)) throw forbidden('FORBIDDEN', 'Das dürfen Sie nicht.');
    const data = await findDraft(caller, { kind: 'site', id: request.params.id, isEditor: true });
    const frontend = data && deps.frontends.drawnBy('corporate', '/')?.frontend;
    if (!frontend) throw unknown(sites.label.one);
    const ids = String(request.query.ids ?? '').split(',', maxBlocks);
    const init = await composeInit(deps, caller, { page: true });
    const page = { path: data.path, init, frontends: [], data };
    response.setHeader('cache-control', 'no-store');
    response.json({ data: await deps.frontends.blocks(frontend, page, ids, new Date(deps.now())) });
  });

  router.get('/vorschau/:token', async (request, response) => {
    nameEndpoint(response, 'preview-link');
    const { tenant } = callerOf(response);
    const link = readPreviewToken(deps.secret, tenant.id, request.params.token, deps.now());
    const kind = draftKinds.find((one) => one === link?.kind);
    if (!link || !kind) return sendExpired(response);
    await sendDraft(request, response, { kind, id: link.id, isEditor: false });
  });

  type Wanted = { kind: DraftKind; id: string; isEditor: boolean };

  async function sendDraft(request: Request, response: Response, { kind, id, isEditor }: Wanted): Promise<void> {
    const caller = callerOf(response);
    const data = await findDraft(caller, { kind, id, isEditor });
    const drawn = data && deps.frontends.drawnBy('corporate', request.path);
    const about = { path: request.path, origin: originOf(request), caller, isEditor };
    const html = drawn && (await contentDocument(deps, { ...drawn, data }, about));
    if (html === undefined) return sendMissing(response);
    response.setHeader('cache-control', 'no-store');
    // The address of a preview link is a secret.
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('content-security-policy', previewPolicy(request.path, caller, isEditor));
    response.type('html').send(html);
  }

  /** Undefined if the entry does not exist. */
  async function findDraft({ tenant }: Caller, { kind, id, isEditor }: Wanted): Promise<ContentPage | undefined> {
    if (!uuid.safeParse(id).success) return undefined;
    return deps.client
      .ask(findContentDraft, { tenant: tenant.id, address: 'gateway' }, { body: { kind, id, withHidden: isEditor } })
      .catch((error: unknown) => {
        if (error instanceof Problem && error.status === 404) return undefined;
        throw error;
      });
  }

  return router;
}

const mayEdit = (caller: Caller): boolean => access(identityOf(caller, ''), 'sites.draft') === true;

/** Only the editor's page may frame a draft; without third parties, and in the editor without any script. */
function previewPolicy(path: string, { config }: Caller, isEditor: boolean): string {
  const policy = policyAt(path, config, true).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return isEditor ? `${policy}; script-src 'none'` : policy;
}

function sendDenied(response: Response, { user }: Caller): void {
  if (!user) response.redirect('/backend/login');
  else
    sendPlainPage(response, 403, {
      title: 'Kein Zugriff',
      sentence: 'Entwürfe sehen nur Mitarbeitende, die Seiten bearbeiten dürfen.',
      link: { to: '/backend', label: 'Zum Backoffice' },
      isThemed: true,
    });
}

const sendMissing = (response: Response): void =>
  sendPlainPage(response, 404, {
    title: 'Diese Vorschau gibt es nicht',
    sentence: 'Der Eintrag wurde gelöscht, oder die Adresse ist nicht vollständig.',
    link: { to: '/', label: 'Zur Startseite' },
    isThemed: true,
  });

const sendExpired = (response: Response): void =>
  sendPlainPage(response, 404, {
    title: 'Dieser Vorschau-Link gilt nicht mehr',
    sentence: 'Vorschau-Links laufen nach sieben Tagen ab. Bitte lassen Sie sich einen neuen schicken.',
    link: { to: '/', label: 'Zur Startseite' },
    isThemed: true,
  });
