import { contracts } from '@theke/contracts/contracts';
import { type Endpoint, pathTemplate } from '@theke/contracts/endpoint';
import { holdersOf } from '@theke/contracts/permissions';

const who = ({ needs }: Endpoint): string => {
  if (needs === 'public') return 'everybody';
  if (needs === 'device') return 'a device with its key';
  if (needs === 'internal') return 'only the gateway';
  return `${holdersOf(needs)
    .map((holder) => holder.replace('ROLE_', '').toLowerCase())
    .join(', ')} (\`${needs}\`)`;
};

const row = (one: Endpoint): string =>
  `| \`${one.method}\` | \`/api${pathTemplate(one)}\` | ${one.summary} | ${who(one)} |`;

/** docs/generated/routes.md: every operation of the API and who may call it. */
export const routePage = (): string =>
  [
    '# Routes',
    '',
    'Written by `npm run docs` from the contracts. The running platform describes fields, queries and replies at',
    '`/api/docs` and `/api/openapi.json`. Employees and API keys can access only data of their own branches. The READMEs of',
    '[media](../../services/media/README.md) and the [gateway](../../gateway/README.md) describe pictures, files and pages.',
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
