import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { planSite, publishSite } from '@theke/contracts/content/site-publishing';
import { useNotify } from 'ra-core';
import type { PlanTimes } from '../../shared/moment-fields.tsx';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';

const texts = builderMessages.publishing;

/** Publishes the draft at once, or plans it. Everything is saved before, at the version that the editor sees. */
export function usePublishing(zone: string, onDone: () => void) {
  const api = useApi();
  const notify = useNotify();
  const { site, queue, onSite } = useBuilder();
  const instant = (typed: string) => (typed === '' ? null : instantOfInput(typed, zone));
  return useAction(
    (plan: PlanTimes | 'now') => {
      const { version } = queue.current().session;
      const params = { id: site.id };
      if (plan === 'now') return api(publishSite, { params, body: { version } });
      const body = { version, publishAt: instant(plan.publishAt), unpublishAt: instant(plan.unpublishAt) };
      return api(planSite, { params, body });
    },
    {
      onDone: (fresh, plan) => {
        onSite(fresh);
        const at = plan !== 'now' && instant(plan.publishAt);
        notify(at ? texts.planned(dateTimeText(at, zone)) : texts.published, { type: 'info' });
        onDone();
      },
      onProblem: (problem) => {
        if (problem.has('STALE_VERSION')) void queue.report();
      },
    },
  );
}
