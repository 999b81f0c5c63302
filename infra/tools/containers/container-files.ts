import type { Generated } from '../local/write-generated.ts';
import { composeFile } from './compose.ts';
import { definitionsFile } from './definitions.ts';
import { kubernetesFiles } from './kubernetes.ts';

/** Files written by `npm run containers`. */
export const containerFiles = async (): Promise<Generated> =>
  new Map([
    ['docker-compose.yml', composeFile()],
    ['infra/deploy/rabbitmq/definitions.json', await definitionsFile()],
    ...[...kubernetesFiles()].map(([name, text]): [string, string] => [`infra/deploy/k8s/${name}`, text]),
  ]);
