import { forbidden } from '@theke/kit/problem';
import type { RequestHandler } from 'express';
import { callerOf } from '../caller.ts';
import { sendPlainPage } from '../document/plain-page.ts';
import { frontdeskPath } from './frontdesk-cookie.ts';

const page = {
  title: 'Die Theke ist ausgeschaltet',
  sentence: 'Dieser Betrieb zeigt Bestellungen nicht auf einem Tablet. Sie stehen im Backoffice.',
  steps: ['Wieder einschalten lässt sie sich im Backoffice unter „Einstellungen“, „Module“.'],
  link: { to: '/backend/orders', label: 'Bestellungen im Backoffice' },
  isThemed: true,
};

/**
 * If the module is off, blocks the front desk's page and keys (ACCESS-12). Configurations from before this switch have
 * it on.
 */
export const frontdeskModule: RequestHandler = (request, response, next) => {
  const { config, key } = callerOf(response);
  if (config.enablePluginFrontdesk !== false) return next();
  if (request.path === frontdeskPath || request.path.startsWith(`${frontdeskPath}/`)) {
    response.setHeader('cache-control', 'no-store');
    return sendPlainPage(response, 404, page);
  }
  if (key?.purpose !== 'frontdesk') return next();
  next(
    forbidden('FRONTDESK_OFF', 'Die Theke ist ausgeschaltet. Die Leitung kann sie in den Einstellungen einschalten.'),
  );
};
