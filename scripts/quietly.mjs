import { spawn } from 'node:child_process';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Runs a program without showing its output. When this process gets a stop signal, it stops the program first.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined> }} options
 * @returns {Promise<{ code: number, output: string }>} output of both streams, in order
 */
export function runQuietly(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const listen = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    const stops = Object.entries(EXIT_CODES).map(([signal, code]) => {
      const stop = () => {
        child.kill(signal);
        child.once('close', () => process.exit(code));
      };
      process.once(signal, stop);
      return () => process.off(signal, stop);
    });
    const done = (code, more = '') => {
      for (const undo of stops) undo();
      resolve({ code, output: output + more });
    };
    child.once('error', (error) => done(127, String(error)));
    child.once('close', (code) => done(code ?? 1));
  });
}
