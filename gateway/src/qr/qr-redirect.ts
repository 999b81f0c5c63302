import { nameEndpoint } from '@theke/kit/http/app';
import { countsAsVisit } from '@theke/kit/http/counts-as-visit';
import type { InNetworks } from '@theke/kit/http/uncounted-networks';
import { taggedTarget } from '@theke/rules/qr/qr-address';
import { qrPathPattern, qrPrefix } from '@theke/rules/qr/qr-path';
import { parseDevice, preferredLanguage } from '@theke/rules/qr/visit-device';
import type { RequestHandler } from 'express';
import { callerOf } from '../caller.ts';
import { sendPlainPage } from '../document/plain-page.ts';
import type { QrDirectory } from './qr-directory.ts';
import { qrMessages } from './qr-messages.de.ts';
import type { ScanBuffer } from './scan-buffer.ts';
import { visitors } from './visitor-of.ts';

type Deps = {
  directory: QrDirectory;
  scans: Pick<ScanBuffer, 'add'>;
  now: () => number;
  isUncounted: InNetworks;
};

const link = { to: '/', label: qrMessages.home };

/**
 * `/q/{path}`: redirects a printed code by its current rules (QR-04). Answered from memory before authentication: no
 * session, no service. Bots and previews get the same answer but are not counted (QR-05).
 */
export function qrRedirect({ directory, scans, now, isUncounted }: Deps): RequestHandler {
  const visitorOf = visitors();
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    nameEndpoint(response, 'qr');
    const { tenant } = callerOf(response);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-robots-tag', 'noindex');
    if (!(await directory.knows(tenant.id))) {
      response.setHeader('retry-after', '5');
      return sendPlainPage(response, 503, { ...qrMessages.away, link, isThemed: true });
    }
    const { 'user-agent': agent = '', 'accept-language': languages = '' } = request.headers;
    const at = new Date(now());
    const path = request.path.slice(qrPrefix.length).replace(/\/$/, '').toLowerCase();
    const found = qrPathPattern.test(path)
      ? directory.find(tenant.id, { path, at, language: preferredLanguage(languages), device: parseDevice(agent) })
      : undefined;
    if (!found) return sendPlainPage(response, 404, { ...qrMessages.unknown, link, isThemed: true });
    const { code, target, rule = null } = found;
    const [dnt, gpc, purpose] = [request.get('dnt'), request.get('sec-gpc'), request.get('sec-purpose')];
    const asking = { agent, dnt, gpc, purpose, fetchSite: request.get('sec-fetch-site'), isSecure: request.secure };
    const { ip: address = '' } = request;
    if (request.method === 'GET' && countsAsVisit(asking) && !isUncounted(address)) {
      const zone = directory.zone(tenant.id);
      const visitor = visitorOf({ tenant: tenant.id, zone, at, address, agent });
      if (visitor !== undefined)
        scans.add(tenant.id, { code: code.id, path, target, rule, visitor, at: at.toISOString() });
    }
    const query = request.originalUrl.split('?').slice(1).join('?');
    response.setHeader('location', taggedTarget(target, path, query));
    response.status(302).end();
  };
}
