import { aiContract } from '@theke/contracts/ai/contract';
import { generationProgressed } from '@theke/contracts/ai/generation';
import { LiveChanges } from '@theke/kit/http/live-changes';
import { keyRing } from '@theke/kit/secrets/key-ring';
import { defineService } from '@theke/kit/service';
import { aiConfig, providerNets } from './config.ts';
import { factCopies, tenantCopies } from './copies.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { AddressGuard } from './provider/address-guard.ts';
import { settingsSnapshots } from './settings/settings-fact.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { tidyJobs } from './tidy-jobs.ts';

/** Proposals of texts and pictures by a model of the business's own provider. */
export const ai = defineService({
  contract: aiContract,
  config: aiConfig,
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const ring = keyRing(base.config.AI_KEYS);
    const guard = new AddressGuard(providerNets(base.config), base.config.AI_PUBLIC_PROVIDERS);
    const runner = new JobRunner({ ...base, ring, guard });
    const live = new LiveChanges('generation', [generationProgressed]);
    const deps = { ...base, ring, guard, runner, live, begin: runner.begin };
    return {
      routes: [...settingsRoutes(deps), ...jobRoutes(deps)],
      subscriptions: [...factCopies.subscriptions(), ...tenantCopies.subscriptions(), live.subscription],
      snapshots: [settingsSnapshots(deps)],
      timers: [runner.timer],
      jobs: [tidyJobs(deps)],
      async flush() {
        await runner.stop();
        await guard.close();
      },
    };
  },
});
