import { type IncomingHttpHeaders, request } from 'node:http';

export interface Sent {
  method?: string;
  /** As it goes over the wire: no client tidies it. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

/** Sends a request exactly as told, Host and Origin included; 0 as the status means that the server hung up. */
export function send(site: string, { method = 'GET', path, headers = {}, body }: Sent): Promise<Reply> {
  const { hostname, port } = new URL(site);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers, agent: false, timeout: 15_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - started,
        }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} got no answer.`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') return reject(error);
      resolve({ status: 0, headers: {}, text: '', ms: performance.now() - started });
    });
    outgoing.end(body);
  });
}

export const cookieOf = (token: string) => ({ cookie: `mm_session=${token}` });

/** A form of the site's own pages; as pairs where a field has several values. */
export function ownForm(site: string, path: string, fields: Record<string, string> | string[][], token?: string): Sent {
  return {
    method: 'POST',
    path,
    headers: {
      origin: site,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...(token === undefined ? {} : cookieOf(token)),
    },
    body: new URLSearchParams(fields).toString(),
  };
}
