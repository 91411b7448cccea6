import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

const WAIT_MS = 20_000;

/** Sends bytes as they are to a port and reads the answer until the other end closes. Status 0: no answer. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const done = () => {
      socket.destroy();
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: body.join('\r\n\r\n') });
    };
    socket.setEncoding('latin1');
    socket.setTimeout(WAIT_MS, () => {
      socket.destroy();
      reject(new Error('The server neither answered to the end nor closed'));
    });
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', done);
    // A server that refuses a body may close while it is still being sent.
    socket.on('error', done);
  });
}

/** A request from its first line, headers and body; it asks for the connection to be closed, and names a host if none is given. */
export function rawRequest(line: string, headers: readonly string[] = [], body = ''): string {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost'];
  return `${[`${line} HTTP/1.1`, ...host, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
}
