/**
 * `a***@g***.com`: enough to recognise one's own address, not to learn another's (SESS-08). It has the same length for every address: the
 * first character of the mailbox, the first of the domain, and the last label. The mask of a mask is the same, and that of a longer one
 * is this one.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return `${first(email)}***@${first(domain)}***.${ending}`;
}

function first([character = '']: string): string {
  return /^[\p{L}\p{N}]$/u.test(character) ? character : '*';
}
