import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { exampleId, exampleIds, id, instant } from '../wire.ts';

/**
 * TVs have to be notified: their content, the numbers of an order queue, or their commands have changed. Published by
 * this service for its own replicas. Subject is the branch for `orders`, the TV for `commands`.
 */
export const screensChanged = defineEvent({
  type: 'signage.screens-changed.v1',
  summary: 'Der Inhalt, die Aufrufnummern oder die Befehle von TVs haben sich geändert.',
  data: z.object({ part: z.enum(['content', 'orders', 'commands']) }),
  example: { part: 'content' },
  isAudited: false,
});

/** Subject is the TV. Published once per silence. */
export const tvSilent = defineEvent({
  type: 'signage.tv-silent.v1',
  summary: 'Ein TV meldet sich seit fünf Minuten nicht, obwohl seine Filiale geöffnet hat.',
  data: z.object({ device: id, name: z.string(), branch: id, seenAt: instant }),
  example: {
    device: exampleId('digital-signage-device'),
    name: 'Theke links',
    branch: exampleIds.branch,
    seenAt: '2026-11-21T18:30:00.000Z',
  },
  isForOutside: true,
});
