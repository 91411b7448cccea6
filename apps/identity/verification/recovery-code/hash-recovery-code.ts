import { createHmac } from 'node:crypto';

/** The keyed hash of a code as it was typed: case, spaces and dashes do not matter, nor O for 0, I and L for 1. */
export function hashRecoveryCode(codeKey: Buffer, accountId: string, typed: string): string {
  const read = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHmac('sha256', codeKey).update(`recovery|${accountId}|${read}`).digest('base64url');
}
