/** The baseline: a node:http server that answers "hello" and does nothing else. */
import { createServer } from 'node:http';

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><title>Hello</title><p>Hello');
}).listen(Number(process.env.PORT), '127.0.0.1');
