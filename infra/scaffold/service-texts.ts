import { camel, heading } from './names.ts';

/** packages/contracts/src/SERVICE/contract.ts */
export const serviceContract = (service: string) => `\
import { defineContract } from '../service-contract.ts';

export const ${camel(service)}Contract = defineContract({
  service: '${service}',
});
`;

/** services/SERVICE/src/main.ts */
export const serviceMain = (service: string) => `\
import { runService } from '@theke/kit/run-service';
import { workQueues } from '@theke/topology/topology';
import { ${camel(service)} } from './service.ts';

await runService(${camel(service)}, { workQueues });
`;

/** services/SERVICE/src/service.ts */
export const serviceDefinition = (service: string, what: string) => `\
import { ${camel(service)}Contract } from '@theke/contracts/${service}/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';

/** ${heading(service)}: keeps the ${what} of a business. */
export const ${camel(service)} = defineService({
  contract: ${camel(service)}Contract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({ routes: [] }),
});
`;

/** services/SERVICE/README.md */
export const serviceReadme = (service: string, what: string, port: number) => `\
# ${service}

Keeps the ${what} of a business.

| | |
|---|---|
| owns | nothing |
| API | nothing |
| publishes | nothing |
| listens | nothing |
| hears live | nothing |
| tables | one for each resource, named like it |

What it answers, publishes and subscribes to, its contract declares: \`packages/contracts/src/${service}/contract.ts\`.

Alone: \`DATABASE_URL=postgres://... BUS_URL=postgres://.../bus THEKE_SECRET=... PORT=${port} node services/${service}/src/main.ts\`
`;
