import { composeFile } from './compose.ts';
import { definitionsFile } from './definitions.ts';
import { kubernetesFiles } from './kubernetes.ts';

/** What is written from the topology: names from the root, with their text. */
export const containerFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ['docker-compose.yml', composeFile()],
    ['infra/rabbitmq/definitions.json', await definitionsFile()],
    ...[...kubernetesFiles()].map(([name, text]): [string, string] => [`infra/k8s/${name}`, text]),
  ]);
