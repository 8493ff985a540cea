import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[]; max_tokens: number };
}

/** Far less than a caller's patience for one piece. */
const trickleMs = 250;

/** How the server answers one call. */
export type ModelReply =
  /**
   * Text in pieces of a few letters; then it ends as the protocol wants, says no more, is cut off, or goes on letter by
   * letter for as long as anybody listens.
   */
  | { text: string; end?: 'done' | 'silence' | 'break' | 'trickle' }
  /** Bytes as they are. */
  | { raw: string | Uint8Array[]; type?: string }
  /** Pieces of text for as long as anybody listens. */
  | { endless: string }
  | { status: number; headers?: Record<string, string> }
  /** No answer at all. */
  | 'nothing';

/** An honest model: the message it is to word, with a little word before it. */
export const reworded = ({ body }: ModelCall): ModelReply => {
  const [, message = ''] = /^MESSAGE: (.*)$/m.exec(body.messages[1]?.content ?? '') ?? [];
  return { text: `Now ${message.charAt(0).toLowerCase()}${message.slice(1)}` };
};

export interface ModelServer {
  /** The base URL. */
  url: string;
  calls: ModelCall[];
  /** What it answers from now on. */
  reply: ModelReply | ((call: ModelCall) => ModelReply);
  /** How many replies are under way. */
  open(): number;
  /** Resolves when a caller left before its reply ended: at once for one that left already. */
  left(): Promise<void>;
  stop(): Promise<void>;
}

const pieceOf = (text: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: finish }] })}\n\n`;

/** A real HTTP server that speaks the chat completions protocol, and can do it badly. */
export async function startModelServer(): Promise<ModelServer> {
  const responses = new Set<ServerResponse>();
  let leavers = 0;
  let wake = (): void => {};
  const server = createServer((request, response) => {
    responses.add(response);
    response.once('close', () => {
      responses.delete(response);
      if (response.writableFinished) return;
      leavers += 1;
      wake();
    });
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const call: ModelCall = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
    model.calls.push(call);
    const reply = typeof model.reply === 'function' ? model.reply(call) : model.reply;
    if (reply === 'nothing') return;
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'text/event-stream', ...reply.headers }).end();
      return;
    }
    const type = 'raw' in reply ? (reply.type ?? 'text/event-stream') : 'text/event-stream; charset=utf-8';
    response.writeHead(200, { 'content-type': type });
    if ('raw' in reply) {
      for (const part of typeof reply.raw === 'string' ? [reply.raw] : reply.raw) response.write(part);
      response.end();
    } else if ('endless' in reply) {
      const more = (): void => {
        if (response.destroyed) return;
        response.write(pieceOf(reply.endless).repeat(20), () => setImmediate(more));
      };
      more();
    } else {
      for (const piece of reply.text.match(/[\s\S]{1,4}/g) ?? []) response.write(pieceOf(piece));
      if (reply.end === 'silence') return;
      if (reply.end === 'trickle') {
        const timer = setInterval(() => response.write(pieceOf('a')), trickleMs);
        response.once('close', () => clearInterval(timer));
        return;
      }
      // What was written is sent before the connection is cut.
      if (reply.end === 'break') response.write(': cut\n\n', () => response.destroy());
      else response.end(`${pieceOf('', 'stop')}data: [DONE]\n\n`);
    }
  }

  const model: ModelServer = {
    url: '',
    calls: [],
    reply: { text: '' },
    open: () => responses.size,
    left: () =>
      new Promise((resolve) => {
        wake = () => {
          if (leavers > 0) resolve();
        };
        wake();
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}
