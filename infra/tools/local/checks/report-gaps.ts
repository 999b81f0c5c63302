import { mongodbJars } from '@theke/local-servers/mongodb-server';
import { isRabbitmqInstalled } from '@theke/local-servers/rabbitmq';
import type { Places } from '@theke/local-servers/test-servers';
import { isDockerAvailable } from '../../containers/suite/compose.ts';
import { describePlaces } from '../choose-servers.ts';
import { chromiumPath } from '../chromium.ts';
import type { Count } from './count.ts';

type Covered = { areAdvisoriesKnown: boolean; places: Places };

/** Prints which servers were used and what this machine could not test. Gaps listed in THEKE_REQUIRE are failures. */
export function reportGaps({ areAdvisoriesKnown, places }: Covered): Count {
  const required = (process.env.THEKE_REQUIRE ?? '').split(',');
  const gaps = [
    {
      name: 'rabbitmq',
      isCovered: isRabbitmqInstalled(),
      message: `RabbitMQ is not installed: ${places.rabbitmq ? 'the distributed layout was' : 'the bus on RabbitMQ and the distributed layout were'} not tested (Debian: apt-get install rabbitmq-server)`,
    },
    {
      name: 'chromium',
      isCovered: chromiumPath() !== undefined,
      message: 'Chromium is not installed: no screen was tested (Debian: apt-get install chromium)',
    },
    {
      name: 's3',
      isCovered: places.s3 !== undefined,
      message:
        'No S3 server is installed: files in an object store were not tested (GOBIN=/usr/local/bin go install github.com/johannesboyne/gofakes3/cmd/gofakes3@v1.2.0)',
    },
    {
      name: 'mongodb',
      isCovered: mongodbJars() !== undefined,
      message:
        'No MongoDB server is installed: the document store was not tested (mvn -f packages/local-servers/mongodb/pom.xml dependency:copy-dependencies -DoutputDirectory=/usr/local/share/theke-mongodb)',
    },
    {
      name: 'docker',
      isCovered: isDockerAvailable(),
      message:
        'No container engine responds: images and docker-compose.yml were not tested (infra/tools/containers/engine/README.md)',
    },
    {
      name: 'advisories',
      isCovered: areAdvisoriesKnown,
      message: 'The registry returns no advisories: packages were not checked for known vulnerabilities (npm audit)',
    },
  ].filter(({ isCovered }) => !isCovered);
  console.log(`\nServers of the tests: ${describePlaces(places)}; THEKE_SERVERS (containers, local) chooses others.`);
  if (gaps.length > 0) console.log('\nNot covered on this machine:');
  for (const { message } of gaps) console.log(`  - ${message}`);
  return { passed: 0, failed: gaps.filter(({ name }) => required.includes(name)).length };
}
