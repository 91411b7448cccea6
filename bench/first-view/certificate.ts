import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

/**
 * A key and a certificate for `localhost` that it signed itself: browsers speak HTTP/2 over TLS alone, and Node makes no certificates.
 * @throws {Error} when openssl is missing or refuses
 */
export function selfSignedCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    const args = ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert];
    const { error, status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
    if (error) throw new Error(`openssl is not on this machine: ${error.message}`);
    if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
