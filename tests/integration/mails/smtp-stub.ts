import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** What a mail server does with one mail. */
type Manner =
  | 'takes'
  /** Takes the mail and closes the connection before it says so. */
  | 'drops after data'
  /** Never answers the end of the mail. */
  | 'hangs after data'
  /** Never says hello. */
  | 'hangs'
  /** "Busy" to whoever connects. */
  | 'busy'
  | 'refuses for good'
  | 'refuses for now';

interface TakenMail {
  to: string;
  messageId: string;
}

export interface SmtpStub {
  url: string;
  /** What was taken in full, whether it was said or not. */
  taken: TakenMail[];
  connections(): number;
  /** How it treats each address; `takes` unless told. */
  manner: (to: string) => Manner;
  stop(): Promise<void>;
}

/** A mail server that speaks as much SMTP as a client needs, and can behave badly. */
export async function startSmtpStub(): Promise<SmtpStub> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const stub: SmtpStub = {
    url: '',
    taken: [],
    connections: () => connections,
    manner: () => 'takes',
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, stub);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stub.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
}

function converse(socket: Socket, stub: SmtpStub): void {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  const greeting = stub.manner('');
  if (greeting === 'hangs') return;
  if (greeting === 'busy') return void socket.end('421 4.3.2 busy\r\n');
  let to = '';
  let data: string | null = null;
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (data === null) command(line);
      else if (line === '.') finish(data);
      else data += `${line}\n`;
    }
  });
  say('220 stub');
  const command = (line: string) => {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'QUIT') return void socket.end('221 bye\r\n');
    if (word === 'DATA') {
      data = '';
      return say('354 go on');
    }
    if (word === 'RCPT') {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      const manner = stub.manner(to);
      if (manner === 'refuses for good') return say(`550 5.1.1 <${to}> unknown`);
      if (manner === 'refuses for now') return say(`451 4.7.1 <${to}> try again`);
    }
    return say('250 ok');
  };
  const finish = (mail: string) => {
    data = null;
    stub.taken.push({ to, messageId: /^message-id: *(\S+)/im.exec(mail)?.[1] ?? '' });
    const manner = stub.manner(to);
    if (manner === 'hangs after data') return;
    if (manner === 'drops after data') return socket.destroy();
    say('250 taken');
  };
}
