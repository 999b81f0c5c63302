import { contracts } from '@theke/contracts/contracts';
import { type Endpoint, pathTemplate } from '@theke/contracts/endpoint';
import { findHolders } from '@theke/contracts/permissions';

const describeCallers = ({ needs }: Endpoint): string => {
  if (needs === 'public') return 'everybody';
  if (needs === 'device') return 'a device with its key';
  if (needs === 'internal') return 'only the gateway';
  return `${findHolders(needs)
    .map((holder) => holder.replace('ROLE_', '').toLowerCase())
    .join(', ')} (\`${needs}\`)`;
};

const row = (one: Endpoint): string =>
  `| \`${one.method}\` | \`/api${pathTemplate(one)}\` | ${one.summary} | ${describeCallers(one)} |`;

/** docs/generated/routes.md: every operation of the API and who may call it. */
export const routePage = (): string =>
  [
    '# Routes',
    '',
    'Written by `npm run docs` from the contracts: do not edit. The running platform documents fields, queries and replies at',
    '`/api/docs` and `/api/openapi.json`. Employees and API keys reach only the data of their branches. Pictures, files and pages',
    'are in the READMEs of [media](../../services/media/README.md) and the [gateway](../../gateway/README.md).',
    '',
    ...contracts.flatMap(({ service, endpoints }) => [
      `## ${service}`,
      '',
      '| | path | what it does | who may call it |',
      '|---|---|---|---|',
      ...endpoints.map(row),
      '',
    ]),
  ].join('\n');
