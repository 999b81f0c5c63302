// A gateway in a separate process, with one cached list and a service in the same process. Sends its port, and the size
// of the old generation on each message.
import { getHeapSpaceStatistics } from 'node:v8';
import { startGatewayAlone } from './gateway-alone.ts';
import { orderingWithin } from './ordering-within.ts';

const rows = Array.from({ length: 200 }, (_, at) => ({ id: at, name: `Filiale ${at}` }));
const gateway = await startGatewayAlone({
  answer: (_request, response) => void response.end(JSON.stringify({ data: rows, meta: { total: rows.length } })),
  services: { ordering: { url: 'http://127.0.0.1:9', ...orderingWithin() } },
  env: { RATE_LIMIT_READS: '1000000' },
});

const oldBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

process.on('message', () => process.send?.({ oldBytes: oldBytes() }));
process.on('disconnect', () => process.exit());
process.send?.({ port: gateway.port });
