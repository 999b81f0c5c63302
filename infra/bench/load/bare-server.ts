// Lower bound of a response's cost: Node's own server, with a body of as many bytes as the second argument says.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = Buffer.alloc(Number(process.argv[2]), 'x');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
